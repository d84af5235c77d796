-- What a price depends on beside the order and the revision: the courier's holidays and its fuel prices.

-- ["2026-12-25", …]: days that count as their own weekday.
alter table courier_settings add column holidays jsonb not null default '[]';

-- What a litre cost in the week of a day, by the courier's own word (domain-rules 3).
create table fuel_prices (
  tenant_id bigint not null references tenants,
  fuel_type text not null check (fuel_type in ('regular', 'diesel')),
  -- YYYY-MM-DD, as are all local days: dates have no zone that a driver could get wrong.
  date text not null check (date ~ '^\d{4}-\d\d-\d\d$'),
  dollars_per_litre double precision not null check (dollars_per_litre > 0),
  primary key (tenant_id, fuel_type, date)
);
call protect_table('fuel_prices', 'tenant_id = (select current_tenant_id())');

-- The percentages of a fuel type from a day on, until a later table of the same type.
create table fuel_tables (
  tenant_id bigint not null references tenants,
  fuel_type text not null check (fuel_type in ('regular', 'diesel')),
  effective_from text not null check (effective_from ~ '^\d{4}-\d\d-\d\d$'),
  -- [{priceFrom, priceTo, percent}], dollars a litre.
  rows jsonb not null,
  primary key (tenant_id, fuel_type, effective_from)
);
call protect_table('fuel_tables', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on fuel_prices, fuel_tables to waybill_app;

set local role waybill_system;

-- As in 0028, with the holidays.
create or replace view courier_schedules with (security_barrier) as
  select tenant_id, dispatch_hours, geostamps_enabled, holidays from courier_settings
  where tenant_id = (select current_tenant_id())
    or tenant_id in (select courier_tenant_ids())
    or tenant_id in (select carrier_tenant_ids())
    or tenant_id in (select supplied_courier_tenant_ids());

-- {tables, prices} of a courier that one may order from: all that can decide about a day. Which of them do, domain/ says; a year of
-- weekly prices is enough for a month and for the last known one before it. A day more, for the courier's zone is not known here.
create function fuel_settings(asked_tenant_id bigint, asked_type text, at bigint) returns jsonb
language sql stable security definer set search_path = public as $$
  select jsonb_build_object(
    'tables', (select coalesce(jsonb_agg(jsonb_build_object('fuelType', fuel_type, 'effectiveFrom', effective_from, 'rows', rows)), '[]')
      from (select * from fuel_tables where tenant_id = asked_tenant_id and fuel_type = asked_type
        and effective_from <= to_char(to_timestamp(at) + interval '1 day', 'YYYY-MM-DD') order by effective_from desc limit 3) t),
    'prices', (select coalesce(jsonb_agg(jsonb_build_object('fuelType', fuel_type, 'date', date, 'dollarsPerLitre', dollars_per_litre)), '[]')
      from (select * from fuel_prices where tenant_id = asked_tenant_id and fuel_type = asked_type
        and date <= to_char(to_timestamp(at) + interval '1 day', 'YYYY-MM-DD') order by date desc limit 60) p))
  where exists (select from courier_schedules where tenant_id = asked_tenant_id)
$$;

reset role;
