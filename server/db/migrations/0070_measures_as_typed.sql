-- Measures that were typed in pounds, ounces, cubic feet or gallons were kept as kilograms and cubic metres of six decimals, so that two
-- boxes of 2 lb were more than 4 lb. Where such a value is a short number of one of these units it becomes exactly that, and bands
-- say what was typed (`recognizedMeasure` of domain/amounts/typed-measure.ts).

-- What somebody must have typed, with its exact value; null where a value is short as it is, or no number of a unit.
create function measure_as_typed(value numeric, category text) returns jsonb language sql immutable as $$
  select jsonb_build_object('value', trim_scale(number * in_base),
    'typed', jsonb_build_object('number', trim_scale(number), 'unit', unit))
  from (values
      ('weight', 'lb', 0.45359237, false),
      ('weight', 'oz', 0.028349523125, true),
      ('volume', 'ft³', 0.028316846592, false),
      ('volume', 'gal', 0.003785411784, false)) as units (of_category, unit, in_base, is_last),
    generate_series(0, 2) as decimals,
    round(value / in_base, decimals) as number
  where of_category = category and value = round(value, 6) and value <> round(value, 3)
    -- Numbers of a unit that lie closer together are met by chance.
    and in_base * 10.0 ^ -decimals >= 0.001
    and number <> 0 and abs(number * in_base - value) <= 0.000000501
  order by is_last, decimals
  limit 1
$$;

create function band_as_typed(band jsonb, category text) returns jsonb language plpgsql immutable as $$
declare
  measure text;
  found jsonb;
begin
  foreach measure in array array['from', 'to', 'step'] loop
    found := measure_as_typed((band ->> measure)::numeric, category);
    if found is not null then
      band := band || jsonb_build_object(measure, found -> 'value',
        'typed', coalesce(band -> 'typed', '{}') || jsonb_build_object(measure, found -> 'typed'));
    end if;
  end loop;
  return band;
end $$;

create function bands_as_typed(ranges jsonb, category text) returns jsonb language sql immutable as $$
  select ranges || jsonb_build_object('bands', coalesce(jsonb_agg(band_as_typed(band, category) order by place), '[]'))
  from jsonb_array_elements(ranges -> 'bands') with ordinality as given (band, place)
$$;

-- The tables are forced under row-level security: their owner alone would find no row.
grant execute on function measure_as_typed, band_as_typed, bands_as_typed to waybill_system;
set local role waybill_system;
update service_revisions set pricing = pricing
  || case when jsonb_typeof(pricing -> 'weightRanges' -> 'bands') = 'array'
    then jsonb_build_object('weightRanges', bands_as_typed(pricing -> 'weightRanges', 'weight')) else '{}' end
  || case when jsonb_typeof(pricing -> 'volumeRanges' -> 'bands') = 'array'
    then jsonb_build_object('volumeRanges', bands_as_typed(pricing -> 'volumeRanges', 'volume')) else '{}' end
where pricing -> 'weightRanges' ? 'bands' or pricing -> 'volumeRanges' ? 'bands';
update base_parcel_types set max_weight_kg = (measure_as_typed(max_weight_kg::numeric, 'weight') ->> 'value')::double precision
where measure_as_typed(max_weight_kg::numeric, 'weight') is not null;
update service_revision_parcel_types
set max_weight_kg = (measure_as_typed(max_weight_kg::numeric, 'weight') ->> 'value')::double precision
where measure_as_typed(max_weight_kg::numeric, 'weight') is not null;
reset role;

drop function bands_as_typed;
drop function band_as_typed;
drop function measure_as_typed;
