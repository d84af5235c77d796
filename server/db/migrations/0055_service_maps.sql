-- The zones of a map are changed and published as one: they stand in the map, beside those that services take.

create sequence service_zone_numbers as bigint;
grant usage on sequence service_zone_numbers to waybill_app;

alter table service_maps
  add column version integer not null default 1,
  add column pricing_strategy text not null default 'both'
    check (pricing_strategy in ('both', 'highest', 'pickup', 'dropoff')),
  -- Cents once an order; null: outside every zone there is no price.
  add column fallback_fee_cad_cents bigint,
  -- [{number, name, description, bounds: [[latitude, longitude], …], flatFeeCadCents, multiplier, color, priority}, …]
  add column service_zones jsonb not null default '[]',
  -- The same as they were published last; null: never.
  add column published_zones jsonb;

update service_maps set service_zones = coalesce(
  (select jsonb_agg(jsonb_strip_nulls(jsonb_build_object('number', id, 'name', name, 'description', nullif(description, ''), 'bounds', bounds,
      'flatFeeCadCents', flat_fee_cents, 'multiplier', multiplier, 'color', color,
      'priority', case priority when 'low' then 1 when 'medium' then 2 else 3 end)) order by id)
    from service_zones where service_map_id = service_maps.id), '[]');
update service_maps set published_zones = service_zones where published_at is not null;
select setval('service_zone_numbers', coalesce((select max(id) from service_zones), 0) + 1, false);
drop table service_zones;

drop index service_maps_tenant;
create index service_maps_by_name on service_maps (tenant_id, lower(name), id);
create index service_maps_by_updated_at on service_maps (tenant_id, updated_at desc, id desc);
create index service_revisions_map on service_revisions (service_map_id);
