-- An address names its unit once: "110-3160 Preston Avenue" with unit 110 was kept, and printed, as "110-110-3160 Preston Avenue", and
-- "12 High Street" with unit Suite 4 as "Suite 4-12 High Street".

-- As `withUnit` in domain/addresses/address.ts has it.
create function pg_temp.with_unit(street text, unit_number text) returns text language plpgsql immutable as $$
declare
  words constant text := '(?:(?:unit[ée]?|suite|ste|apt|apartment|app|appartement|bureau|local|room|no|n°)(?![[:alpha:]])\.?|#)';
  unit text := regexp_replace(btrim(unit_number), '^#\s*', '');
  quoted text := regexp_replace(
    coalesce(nullif(regexp_replace(unit, '^' || words || '\s*', '', 'i'), ''), unit), '([][\\^$.*+?(){}|/-])', '\\\1', 'g');
begin
  if unit = '' or street ~* ('^\s*' || words || '?\s*' || quoted || '\s*(?:[-‐-―,]|$)')
    or street ~* ('(?:^|[\s,(])' || words || '\s*' || quoted || '(?![[:alnum:]])') then
    return street;
  end if;
  return unit || case when unit ~ '^[A-Za-z0-9_]{1,6}$' and street ~ '^[0-9]' then '-' else ', ' end || street;
end $$;

set local role waybill_system;

create function pg_temp.mended(formatted text, street text, unit text) returns text language sql immutable as $$
  select case when unit <> '' and starts_with(formatted, unit || '-' || street)
    then pg_temp.with_unit(street, unit) || substr(formatted, length(unit || '-' || street) + 1) else formatted end
$$;

update locations set formatted_address = pg_temp.mended(formatted_address, street_address, unit_number)
where unit_number <> '' and formatted_address <> pg_temp.mended(formatted_address, street_address, unit_number);

create function pg_temp.mended(place jsonb) returns jsonb language sql immutable as $$
  select place || jsonb_build_object('formattedAddress',
    pg_temp.mended(place ->> 'formattedAddress', place ->> 'streetAddress', place ->> 'unitNumber'))
$$;

update delivery_orders
set pickup_location = pg_temp.mended(pickup_location), dropoff_location = pg_temp.mended(dropoff_location)
where (pickup_location ->> 'unitNumber' <> '' or dropoff_location ->> 'unitNumber' <> '')
  and (pickup_location <> pg_temp.mended(pickup_location) or dropoff_location <> pg_temp.mended(dropoff_location));

reset role;
