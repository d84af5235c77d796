-- What a courier shows to those who look for one. Whether it wants to be found stands there now, and no more among how it works.
create table marketplace_profiles (
  tenant_id bigint primary key references tenants,
  is_listed boolean not null default true,
  headline text,
  -- [{place, latitude, longitude, radiusM}]
  areas jsonb not null default '[]',
  -- Of its own services; empty: all.
  service_ids bigint[] not null default '{}',
  picture text,
  version integer not null default 1,
  more jsonb not null default '{}',
  updated_at bigint not null default unix_now()
);
call protect_table('marketplace_profiles', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on marketplace_profiles to waybill_app;
call open_to_external('marketplace_profiles', 'true', 'false');

-- The areas once more, each with a row: who serves a place is found by the box around it, and then by the distance.
create table marketplace_areas (
  tenant_id bigint not null references tenants,
  latitude double precision not null,
  longitude double precision not null,
  radius_m double precision not null,
  -- In degrees east and north.
  bounds box not null
);
create index marketplace_areas_bounds on marketplace_areas using gist (bounds);
create index marketplace_areas_tenant on marketplace_areas (tenant_id);
call protect_table('marketplace_areas', 'tenant_id = (select current_tenant_id())');
grant select on marketplace_areas to waybill_app;

-- A degree of latitude is 111 km everywhere, one of longitude as much less as its parallel is shorter. A little more than exact, so that
-- the distance decides; beyond 85 degrees nobody delivers.
create function area_bounds(latitude double precision, longitude double precision, radius_m double precision) returns box
language sql immutable as $$
  select box(
    point(longitude - reach / shrink, latitude - reach),
    point(longitude + reach / shrink, latitude + reach))
  from (select radius_m / 111000.0 as reach, greatest(cos(radians(least(89, abs(latitude) + radius_m / 111000.0))), 0.05) as shrink) as size
$$;

set local role waybill_system;
create function keep_marketplace_areas() returns trigger language plpgsql security definer set search_path = public as $$
begin
  delete from marketplace_areas where tenant_id = new.tenant_id;
  insert into marketplace_areas (tenant_id, latitude, longitude, radius_m, bounds)
    select new.tenant_id, latitude, longitude, "radiusM", area_bounds(latitude, longitude, "radiusM")
    from jsonb_to_recordset(new.areas) as area (latitude double precision, longitude double precision, "radiusM" double precision);
  return null;
end $$;
reset role;
create trigger marketplace_profiles_keep_areas after insert or update of areas on marketplace_profiles
  for each row execute function keep_marketplace_areas();

set local role waybill_system;
insert into marketplace_profiles (tenant_id, is_listed)
  select tenant_id, is_listed from courier_settings where not is_listed;
reset role;
alter table courier_settings drop column is_listed;
