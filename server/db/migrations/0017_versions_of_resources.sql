-- What people edit counts its changes, so that nobody overwrites what somebody else has changed meanwhile.

alter table locations add column version integer not null default 1;
alter table vehicles add column version integer not null default 1;

create index vehicles_by_updated_at on vehicles (tenant_id, updated_at desc, id desc);

-- The tags that an organisation has; a service revision holds copies of those that it offers.
create table base_tags (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  description text not null default '',
  icon_image_src text,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
create index base_tags_by_name on base_tags (tenant_id, lower(name), id);
create index base_tags_by_updated_at on base_tags (tenant_id, updated_at desc, id desc);
call protect_table('base_tags', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on base_tags to waybill_app;
