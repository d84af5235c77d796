-- The parcel types and service speeds that an organisation has; a service revision holds copies of those that it offers.

create table base_parcel_types (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  description text not null default '',
  max_length_m double precision,
  max_width_m double precision,
  max_height_m double precision,
  max_weight_kg double precision,
  default_fee_cad_cents bigint not null default 0,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
create index base_parcel_types_by_name on base_parcel_types (tenant_id, lower(name), id);
create index base_parcel_types_by_updated_at on base_parcel_types (tenant_id, updated_at desc, id desc);
call protect_table('base_parcel_types', 'tenant_id = (select current_tenant_id())');

create table base_service_speeds (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  description text not null default '',
  -- #rrggbb
  text_color text not null default '#404854',
  background_color text,
  duration_minutes integer,
  -- {type, amount}: cents of a fee, percent of a percentage.
  charge jsonb not null default '{"type": "none", "amount": 0}',
  position integer not null default 0,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
create index base_service_speeds_by_position on base_service_speeds (tenant_id, position, id);
create index base_service_speeds_by_name on base_service_speeds (tenant_id, lower(name), id);
create index base_service_speeds_by_updated_at on base_service_speeds (tenant_id, updated_at desc, id desc);
call protect_table('base_service_speeds', 'tenant_id = (select current_tenant_id())');

grant select, insert, update, delete on base_parcel_types, base_service_speeds to waybill_app;
