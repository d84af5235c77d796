-- What a courier offers. A service has numbered revisions; an order is priced on the published one and keeps it for good.

create table services (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  description text not null default '',
  is_enabled boolean not null default true,
  -- The revision that new orders get; null until the first one is published.
  published_revision_id bigint,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now()
);
create index services_tenant on services (tenant_id, lower(name), id);

create table service_revisions (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  service_id bigint not null references services,
  number integer not null,
  status text not null default 'draft' check (status in ('draft', 'published')),
  vehicle_id bigint,
  vehicle_name text not null default '',
  -- RevisionPricing of domain/; refers to parcel types, speeds, tags and zones by their ids.
  pricing jsonb not null,
  service_map_id bigint,
  published_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  unique (service_id, number)
);
-- At most one draft is being worked on.
create unique index service_revisions_draft on service_revisions (service_id) where status = 'draft';
create index service_revisions_tenant on service_revisions (tenant_id);
alter table services add foreign key (published_revision_id) references service_revisions;

create table service_revision_parcel_types (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  service_revision_id bigint not null references service_revisions on delete cascade,
  position integer not null default 0,
  name text not null,
  description text not null default '',
  max_weight_kg double precision,
  max_length_m double precision,
  max_width_m double precision,
  max_height_m double precision,
  archived_at bigint
);
create index service_revision_parcel_types_revision on service_revision_parcel_types (service_revision_id, position, id);

create table service_revision_service_speeds (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  service_revision_id bigint not null references service_revisions on delete cascade,
  position integer not null default 0,
  name text not null,
  description text not null default '',
  -- #rrggbb
  text_color text not null default '#404854',
  -- How long the courier promises to take, in seconds from availableAt.
  duration_s integer,
  archived_at bigint
);
create index service_revision_service_speeds_revision on service_revision_service_speeds (service_revision_id, position, id);

create table service_revision_tags (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  service_revision_id bigint not null references service_revisions on delete cascade,
  position integer not null default 0,
  name text not null,
  description text not null default '',
  icon_image_src text,
  archived_at bigint
);
create index service_revision_tags_revision on service_revision_tags (service_revision_id, position, id);

create table service_maps (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  description text not null default '',
  published_at bigint,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now()
);
create index service_maps_tenant on service_maps (tenant_id, lower(name), id);
alter table service_revisions add foreign key (service_map_id) references service_maps;

create table service_zones (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  service_map_id bigint not null references service_maps on delete cascade,
  name text not null,
  description text not null default '',
  -- [[latitude, longitude], …], at least 3, not closed.
  bounds jsonb not null,
  flat_fee_cents bigint not null default 0,
  multiplier double precision not null default 1,
  color text not null default '#2d72d2',
  priority text not null default 'medium' check (priority in ('low', 'medium', 'high'))
);
create index service_zones_map on service_zones (service_map_id, id);

create table vehicles (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  description text not null default '',
  license_plate text,
  driver_user_id bigint references users,
  max_weight_kg double precision,
  max_volume_m3 double precision,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now()
);
create index vehicles_tenant on vehicles (tenant_id, lower(name), id);
alter table service_revisions add foreign key (vehicle_id) references vehicles;

-- The services that a customer may order from the courier (tenant_id).
create table customer_services (
  tenant_id bigint not null references tenants,
  customer_tenant_id bigint not null references tenants,
  service_id bigint not null references services,
  is_enabled boolean not null default true,
  created_at bigint not null default unix_now(),
  primary key (customer_tenant_id, service_id)
);
create index customer_services_tenant on customer_services (tenant_id, customer_tenant_id);

-- Services that the request tenant may order from others, now or once (a disabled one still explains an old order).
create function orderable_service_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select service_id from customer_services where customer_tenant_id = current_tenant_id()
$$;
alter function orderable_service_ids owner to waybill_system;

create function orderable_revision_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select r.id from service_revisions r
  join customer_services c on c.service_id = r.service_id
  where c.customer_tenant_id = current_tenant_id() and r.status = 'published'
$$;
alter function orderable_revision_ids owner to waybill_system;

create function orderable_service_map_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select r.service_map_id from service_revisions r
  join customer_services c on c.service_id = r.service_id
  where c.customer_tenant_id = current_tenant_id() and r.status = 'published' and r.service_map_id is not null
$$;
alter function orderable_service_map_ids owner to waybill_system;

-- Drafts stay with the courier: a customer reads published revisions only.
call protect_table('services',
  'tenant_id = (select current_tenant_id()) or id in (select orderable_service_ids())',
  'tenant_id = (select current_tenant_id())');
call protect_table('service_revisions',
  'tenant_id = (select current_tenant_id()) or id in (select orderable_revision_ids())',
  'tenant_id = (select current_tenant_id())');
call protect_table('service_revision_parcel_types',
  'tenant_id = (select current_tenant_id()) or service_revision_id in (select orderable_revision_ids())',
  'tenant_id = (select current_tenant_id())');
call protect_table('service_revision_service_speeds',
  'tenant_id = (select current_tenant_id()) or service_revision_id in (select orderable_revision_ids())',
  'tenant_id = (select current_tenant_id())');
call protect_table('service_revision_tags',
  'tenant_id = (select current_tenant_id()) or service_revision_id in (select orderable_revision_ids())',
  'tenant_id = (select current_tenant_id())');
call protect_table('service_maps',
  'tenant_id = (select current_tenant_id()) or id in (select orderable_service_map_ids())',
  'tenant_id = (select current_tenant_id())');
call protect_table('service_zones',
  'tenant_id = (select current_tenant_id()) or service_map_id in (select orderable_service_map_ids())',
  'tenant_id = (select current_tenant_id())');
call protect_table('vehicles', 'tenant_id = (select current_tenant_id())');
call protect_table('customer_services',
  '(select current_tenant_id()) in (tenant_id, customer_tenant_id)',
  'tenant_id = (select current_tenant_id())');

grant select, insert, update, delete on services, service_revisions, service_revision_parcel_types,
  service_revision_service_speeds, service_revision_tags, service_maps, service_zones, vehicles, customer_services
  to waybill_app;
