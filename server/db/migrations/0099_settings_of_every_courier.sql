-- Fuel is charged by a courier's settings, which came into being only once somebody saved them: until then a new courier charged for no
-- fuel, though it starts with prices and tables. Whoever has these has settings now, with all that they begin with.
insert into courier_settings (tenant_id)
  select tenant_id from fuel_prices union select tenant_id from fuel_tables
  on conflict (tenant_id) do nothing;

set local role waybill_system;

create or replace function rename_fuel() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into courier_settings (tenant_id)
    select distinct tenant_id from changed order by tenant_id
    on conflict (tenant_id) do update set fuel_name = gen_random_uuid();
  return null;
end $$;

reset role;
