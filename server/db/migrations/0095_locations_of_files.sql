-- A file names a location by its reference or by its place. What it said of the place is kept beside the key, so that the same row is
-- known again although the location was edited since, and another row with the same reference is not taken for it.
alter table locations add column import_place text;
create index locations_by_reference on locations (tenant_id, ltrim(external_reference, '0'))
  where external_reference is not null;

-- The own locations that rows of a file may mean: with their keys, their references but for leading zeros, or their names.
-- Under row-level security neither index of a function would be used.
create function locations_of_file(keys text[], refs text[], names text[]) returns setof bigint
language sql stable security definer set search_path = public as $$
  select id from locations where tenant_id = current_tenant_id() and import_key = any (keys)
  union
  select id from locations where tenant_id = current_tenant_id() and external_reference is not null
    and ltrim(external_reference, '0') = any (array(select ltrim(ref, '0') from unnest(refs) as ref))
  union
  select id from locations where tenant_id = current_tenant_id()
    and lower(name) = any (array(select lower(given) from unnest(names) as given))
$$;
revoke execute on function locations_of_file from public;
grant execute on function locations_of_file to waybill_app;
