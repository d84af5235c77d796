-- A column of the lists of locations and vehicles is called like the field that it shows. What people chose stays chosen.

-- The table is forced under row-level security: its owner alone would find no row.
set local role waybill_system;
update table_layouts set layout = jsonb_set(layout, '{columns}', (
  select coalesce(jsonb_agg(coalesce(to_jsonb(field), shown) order by place), '[]')
  from jsonb_array_elements(layout -> 'columns') with ordinality as chosen (shown, place)
  left join (values
    ('locations', 'address', 'streetAddress'),
    ('locations', 'contact', 'contactName'),
    ('locations', 'reference', 'externalReference'),
    ('locations', 'updated', 'updatedAt'),
    ('vehicles', 'plate', 'licensePlate'),
    ('vehicles', 'driver', 'driverName'),
    ('vehicles', 'maxWeight', 'maxWeightKg'),
    ('vehicles', 'maxVolume', 'maxVolumeM3'),
    ('vehicles', 'updated', 'updatedAt')
  ) as renamed (of_table, id, field) on of_table = table_id and id = shown #>> '{}'
))
where table_id in ('locations', 'vehicles') and jsonb_typeof(layout -> 'columns') = 'array';
reset role;
