-- Whom one asks for in an organisation.

create table tenant_contacts (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  -- ["Accounting", …]
  roles jsonb not null default '[]',
  -- [{type, value}]
  details jsonb not null default '[]',
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
create index tenant_contacts_by_name on tenant_contacts (tenant_id, lower(name), id);
create index tenant_contacts_by_updated_at on tenant_contacts (tenant_id, updated_at desc, id desc);
create unique index tenant_contacts_primary on tenant_contacts (tenant_id) where roles @> '["Primary"]';
call protect_table('tenant_contacts', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on tenant_contacts to waybill_app;
