-- A zone has one of three levels of priority, where it had a number from 0 to 100. Numbers become levels in their order (`levelsOf` of
-- domain/pricing/zone-priority.ts): one alone is medium, two are medium and high, three low, medium and high.

-- {"0": "medium", "1": "high"}; of more than three numbers those between the lowest and the highest are medium.
create function zone_levels(numbers numeric[]) returns jsonb language sql immutable as $$
  select coalesce(jsonb_object_agg(number, case
      when place = last and last > 1 then 'high' when place = 1 and last > 2 then 'low' else 'medium' end), '{}')
  from (select number, row_number() over (order by number) as place, count(*) over () as last
    from (select distinct unnest(numbers) as number) as each) as ordered
$$;

create function distinct_numbers(numbers numeric[]) returns numeric[] language sql immutable as $$
  select coalesce(array_agg(distinct number), '{}') from unnest(numbers) as number
$$;

create function zone_numbers(zones jsonb) returns numeric[] language sql immutable as $$
  select coalesce(array_agg(distinct (zone ->> 'priority')::numeric), '{}') from jsonb_array_elements(zones) as zone
  where jsonb_typeof(zone -> 'priority') = 'number'
$$;

create function with_levels(zones jsonb, levels jsonb) returns jsonb language sql strict immutable as $$
  select coalesce(jsonb_agg(case when jsonb_typeof(zone -> 'priority') = 'number'
      then zone || jsonb_build_object('priority', levels -> ((zone ->> 'priority')::numeric::text)) else zone end order by place), '[]')
  from jsonb_array_elements(zones) with ordinality as given (zone, place)
$$;

grant execute on function zone_levels, distinct_numbers, zone_numbers, with_levels to waybill_system;
-- The tables are forced under row-level security: their owner alone would find no row.
set local role waybill_system;

-- A map, what it has published and what revisions took of it have the same level for the same number wherever three are enough for all.
-- The same orders are priced by the same zones afterwards: a revision with more than three numbers keeps them, because no three levels
-- say the same, and the engine compares those as they are. The name of what changes follows by itself (0080).
with pinned as (
  select id, service_map_id, pricing #> '{serviceMap,zones}' as zones from service_revisions
  where jsonb_typeof(pricing #> '{serviceMap,zones}') = 'array' and pricing #> '{serviceMap,zones}' <> '[]'
), numbers as (
  select map.id,
    zone_numbers(map.service_zones || coalesce(map.published_zones, '[]')) as own,
    coalesce((select array_agg(number) from pinned, unnest(zone_numbers(pinned.zones)) as number
      where pinned.service_map_id = map.id), '{}') as taken
  from service_maps as map
), found as (
  select numbers.id, own, distinct_numbers(own || taken) as every_number from numbers
), levels as (
  select id, cardinality(every_number) <= 3 as is_exact,
    zone_levels(case when cardinality(every_number) <= 3 then every_number else own end) as levels
  from found
), maps as (
  update service_maps as map set service_zones = with_levels(map.service_zones, levels.levels),
    published_zones = with_levels(map.published_zones, levels.levels)
  from levels where levels.id = map.id
)
update service_revisions as revision
set pricing = jsonb_set(revision.pricing, '{serviceMap,zones}',
  with_levels(pinned.zones, case when levels.is_exact then levels.levels else zone_levels(zone_numbers(pinned.zones)) end))
from pinned join levels on levels.id = pinned.service_map_id
where pinned.id = revision.id and cardinality(zone_numbers(pinned.zones)) <= 3;

reset role;
drop function with_levels;
drop function zone_numbers;
drop function distinct_numbers;
drop function zone_levels;
