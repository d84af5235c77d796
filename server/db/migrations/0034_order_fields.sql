-- Fields of a courier's own on its orders.

create table delivery_order_fields (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  kind text not null check (kind in ('text', 'number', 'yesNo', 'choice')),
  -- ["Ward 6", …]
  options jsonb not null default '[]',
  required boolean not null default false,
  help text,
  -- ["Scheduler", "Order", "Exports"]
  shown_in jsonb not null default '["Scheduler", "Order", "Exports"]',
  position integer not null default 0,
  pinned boolean not null default false,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
create index delivery_order_fields_by_position on delivery_order_fields (tenant_id, position, id);
create index delivery_order_fields_by_name on delivery_order_fields (tenant_id, lower(name), id);
create index delivery_order_fields_by_updated_at on delivery_order_fields (tenant_id, updated_at desc, id desc);
call protect_table('delivery_order_fields', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on delivery_order_fields to waybill_app;
