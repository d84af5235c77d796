-- The list of weekly fuel prices that every courier starts with a copy of (domain-rules 3), kept by the operator: the same for everyone.

create table shared_fuel_prices (
  fuel_type text not null check (fuel_type in ('regular', 'diesel')),
  date text not null check (date ~ '^\d{4}-\d\d-\d\d$'),
  dollars_per_litre double precision not null check (dollars_per_litre > 0),
  primary key (fuel_type, date)
);
grant select on shared_fuel_prices to waybill_app;
grant select, insert, update, delete on shared_fuel_prices to waybill_system;

-- Counts the changes of a courier's tables.
alter table courier_settings add column fuel_version integer not null default 1;

set local role waybill_system;

-- 13.0 % at 1.00 to 1.02 $/L and half a point more for each 2 cents.
create function start_fuel() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into fuel_prices (tenant_id, fuel_type, date, dollars_per_litre)
    select new.id, fuel_type, date, dollars_per_litre from shared_fuel_prices;
  insert into fuel_tables (tenant_id, fuel_type, effective_from, rows)
    select new.id, fuel_type, '2020-01-01', (select jsonb_agg(jsonb_build_object(
      'priceFrom', (100 + 2 * step) / 100.0, 'priceTo', (102 + 2 * step) / 100.0, 'percent', 13 + step / 2.0) order by step)
      from generate_series(0, 99) as step)
    from unnest(array['regular', 'diesel']) as fuel_type;
  return null;
end $$;

reset role;

create trigger courier_starts_with_fuel after insert on tenants for each row when (new.kind = 'Courier') execute function start_fuel();
