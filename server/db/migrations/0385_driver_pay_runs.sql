-- What drivers earn of a service who have no rate of their own, in percent of the pre-tax total.
create table service_pay_rates (
  tenant_id bigint not null references tenants,
  service_id bigint not null references services,
  rate double precision not null check (rate between 0 and 1000),
  updated_at bigint not null default unix_now(),
  primary key (tenant_id, service_id)
);
create index service_pay_rates_service on service_pay_rates (service_id);
call protect_table('service_pay_rates', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on service_pay_rates to waybill_app;

-- What the pay of an order follows, and what it was when nothing was left to pay of it: where they differ, or where something of its pay
-- was set by hand since, a run looks at it. Of one that nobody drives there is nothing to pay, and to take back what was paid.
alter table order_revenues
  add column pay_basis text generated always as (case when driver_user_id is not null then
    driver_user_id::text || ' ' || coalesce(pre_tax_cents::text, '-') || ' ' || fuel_cents::text || ' ' || wait_cents::text || ' '
      || adjustment_cents::text end) stored,
  -- Null: nothing was ever paid of it, or all was reversed. Empty: it is to be looked at again.
  add column paid_basis text,
  -- By what its driver was paid last: it stays, whatever becomes of rates and settings. `paid_left_out` is {fuel, waitTime, adjustments}.
  add column paid_driver_user_id bigint references users,
  add column paid_rate double precision,
  add column paid_rate_from text check (paid_rate_from in ('order', 'driver', 'service', 'usual')),
  add column paid_left_out jsonb,
  -- When its driver was said to have got the money.
  add column driver_paid_at bigint;
create index order_revenues_to_pay on order_revenues (tenant_id, billable_on, delivery_order_id) where paid_basis is distinct from pay_basis;
create index order_revenues_paid_driver on order_revenues (paid_driver_user_id) where paid_driver_user_id is not null;
grant update (paid_basis, paid_driver_user_id, paid_rate, paid_rate_from, paid_left_out, driver_paid_at) on order_revenues to waybill_app;

-- A pay run: what drivers earned up to the end of a pay period and have not been paid yet, on one statement for each.
create table pay_exports (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'reversed')),
  package text not null check (package in ('qbo', 'xero')),
  -- The pay period.
  from_date text not null check (from_date ~ '^\d{4}-\d\d-\d\d$'),
  until_date text not null check (until_date ~ '^\d{4}-\d\d-\d\d$'),
  pay_date text not null check (pay_date ~ '^\d{4}-\d\d-\d\d$'),
  -- [id]; null: all drivers.
  driver_ids jsonb,
  -- What its dry run came to: {orders, totalCents}. Where it is something else by now, nothing is made.
  expected jsonb,
  made_by_user_id bigint not null references users,
  made_by_name text not null,
  -- How many orders are written, of how many.
  done integer not null default 0,
  total integer,
  -- Why nothing was made, in words.
  failure text,
  statements integer not null default 0,
  orders integer not null default 0,
  corrections integer not null default 0,
  extras integer not null default 0,
  total_cents bigint not null default 0,
  ended_at bigint,
  reversed_at bigint,
  reversed_by_name text,
  reversal_reason text check (char_length(reversal_reason) <= 300),
  created_at bigint not null default unix_now()
);
create index pay_exports_newest on pay_exports (tenant_id, id desc);
create index pay_exports_made_by on pay_exports (made_by_user_id);
call protect_table('pay_exports', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on pay_exports to waybill_app;

create table pay_statements (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  pay_export_id bigint not null references pay_exports,
  number text not null check (char_length(number) <= 21),
  driver_user_id bigint not null references users,
  -- As they were then.
  driver_name text not null,
  email text,
  from_date text not null check (from_date ~ '^\d{4}-\d\d-\d\d$'),
  until_date text not null check (until_date ~ '^\d{4}-\d\d-\d\d$'),
  pay_date text not null check (pay_date ~ '^\d{4}-\d\d-\d\d$'),
  orders integer not null,
  corrections integer not null,
  -- Cents: of orders, of corrections either way, of extras above and of deductions below zero.
  orders_cents bigint not null,
  corrections_cents bigint not null,
  extras_cents bigint not null,
  deductions_cents bigint not null,
  total_cents bigint not null check (total_cents >= 0),
  -- Of the orders that it pays first.
  distance_m double precision not null,
  minutes integer not null,
  -- By e-mail.
  sent_at bigint,
  paid_at bigint,
  paid_by_name text,
  -- Its run was reversed.
  voided_at bigint,
  state text not null generated always as (case when voided_at is not null then 'void' when paid_at is not null then 'paid' else 'unpaid' end) stored,
  created_at bigint not null default unix_now(),
  unique (tenant_id, number)
);
create index pay_statements_newest on pay_statements (tenant_id, id desc);
create index pay_statements_of_export on pay_statements (pay_export_id, id);
create index pay_statements_of_driver on pay_statements (tenant_id, driver_user_id, id desc);
create index pay_statements_unpaid on pay_statements (tenant_id, id desc) where state = 'unpaid';
create index pay_statements_driver on pay_statements (driver_user_id);
call protect_table('pay_statements', 'tenant_id = (select current_tenant_id())');
grant select, insert, update (sent_at, paid_at, paid_by_name, voided_at) on pay_statements to waybill_app;

-- What a driver gets beside orders (above zero), or what is kept back (below zero).
create table pay_extras (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  driver_user_id bigint not null references users,
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  name text not null,
  amount_cad_cents bigint not null check (amount_cad_cents <> 0),
  -- The statement that has it, until its run is reversed.
  pay_statement_id bigint references pay_statements,
  is_paid_out boolean not null generated always as (pay_statement_id is not null) stored,
  version integer not null default 1,
  more jsonb not null default '{}',
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint
);
create index pay_extras_by_day on pay_extras (tenant_id, lower(day), id);
create index pay_extras_by_name on pay_extras (tenant_id, lower(name), id);
create index pay_extras_by_updated_at on pay_extras (tenant_id, updated_at desc, id desc);
create index pay_extras_by_driver on pay_extras (tenant_id, driver_user_id, lower(day), id);
create index pay_extras_by_paid_out on pay_extras (tenant_id, is_paid_out, lower(day), id);
create index pay_extras_driver on pay_extras (driver_user_id);
create index pay_extras_statement on pay_extras (pay_statement_id);
call protect_table('pay_extras', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on pay_extras to waybill_app;

create table pay_lines (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  pay_export_id bigint not null references pay_exports,
  pay_statement_id bigint not null references pay_statements,
  driver_user_id bigint not null references users,
  kind text not null check (kind in ('order', 'correction', 'extra', 'deduction')),
  position integer not null,
  delivery_order_id bigint references delivery_orders,
  -- Null of orders, and of an extra that somebody removed once its run was reversed.
  pay_extra_id bigint references pay_extras on delete set null,
  day text not null check (day ~ '^\d{4}-\d\d-\d\d$'),
  description text not null,
  service_name text,
  -- How it was worked out, cents. Null: somebody else drives it now, or it is no order.
  pre_tax_cents bigint,
  left_out_fuel_cents bigint not null default 0,
  left_out_wait_cents bigint not null default 0,
  left_out_adjustment_cents bigint not null default 0,
  payable_cents bigint,
  rate double precision,
  rate_from text check (rate_from in ('order', 'driver', 'service', 'usual')),
  left_out jsonb,
  share_cents bigint not null default 0,
  adjustments_cents bigint not null default 0,
  earned_cents bigint not null,
  paid_before_cents bigint not null default 0,
  -- What the line pays: what is earned without what was paid before.
  cents bigint not null generated always as (earned_cents - paid_before_cents) stored,
  distance_m double precision,
  minutes integer,
  -- Until its run is reversed.
  is_live boolean not null default true,
  check ((kind in ('order', 'correction')) = (delivery_order_id is not null)),
  -- A run pays a driver an order once.
  unique (pay_export_id, delivery_order_id, driver_user_id)
);
create index pay_lines_of_statement on pay_lines (pay_statement_id, position);
create index pay_lines_of_order on pay_lines (delivery_order_id, driver_user_id, id) where is_live;
create index pay_lines_order on pay_lines (delivery_order_id);
create index pay_lines_extra on pay_lines (pay_extra_id);
create index pay_lines_driver on pay_lines (driver_user_id);
create index pay_lines_tenant on pay_lines (tenant_id);
call protect_table('pay_lines', 'tenant_id = (select current_tenant_id())');
grant select, insert, update (is_live) on pay_lines to waybill_app;

create table pay_files (
  pay_export_id bigint not null references pay_exports,
  position integer not null,
  tenant_id bigint not null references tenants,
  name text not null,
  content text not null,
  statements integer not null,
  rows integer not null,
  -- Who had it last.
  downloaded_at bigint,
  downloaded_by_name text,
  primary key (pay_export_id, position)
);
create index pay_files_tenant on pay_files (tenant_id);
call protect_table('pay_files', 'tenant_id = (select current_tenant_id())');
grant select, insert, update (downloaded_at, downloaded_by_name) on pay_files to waybill_app;

-- The next number of each courier: the row is locked by a run until it ends, so that no number is left out and none is given twice.
create table pay_counters (
  tenant_id bigint primary key references tenants,
  next_number bigint not null
);
call protect_table('pay_counters', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on pay_counters to waybill_app;

set local role waybill_system;

-- What is paid is kept as what is billed is.
create or replace function keep_order_revenues(ids bigint[]) returns void
language plpgsql security definer set search_path = public as $$
begin
  insert into order_revenues as kept (delivery_order_id, tenant_id, customer_tenant_id, driver_user_id, service_id, billable_on,
    is_cancelled, bill_status, parcels, weight_kg, distance_m, pre_tax_cents, tax_cents, total_cents, taxes, tax_key, fuel_cents, wait_cents,
    adjustment_cents, discount_cents, unbilled_wait_cents, has_open_wait, fallback_cents, is_taxed_elsewhere, stamped_m,
    billed_pre_tax_cents, billed_total_cents, billed_taxes)
  select o.id, o.receiver_tenant_id, o.sender_tenant_id, o.driver_user_id, o.service_id,
    (to_timestamp(coalesce(o.completed_at, o.cancelled_at, o.updated_at)) at time zone t.time_zone)::date,
    o.status = 'cancelled', o.bill_status, o.total_parcels, o.total_weight_kg, o.distance_m,
    p.pre_tax_cents, p.tax_cents, p.total_cents, case when p.total_cents is not null then lines.taxes end,
    case when p.total_cents is not null then coalesce(lines.tax_key, 'No tax') end, lines.fuel_cents, lines.wait_cents, lines.adjustment_cents, lines.discount_cents, lines.unbilled_wait_cents,
    exists (select from delivery_order_geostamps came where came.delivery_order_id = o.id and came.type = 'checkin'
      and not exists (select from delivery_order_geostamps went
        where went.delivery_order_id = o.id and went.uid = came.uid and went.type = 'checkout')),
    lines.fallback_cents, lines.is_taxed_elsewhere, stamped_way(o.id),
    case when o.bill_status = 'exported' then p.pre_tax_cents end,
    case when o.bill_status = 'exported' then p.total_cents end,
    case when o.bill_status = 'exported' and p.total_cents is not null then lines.taxes end
  from delivery_orders o
  join tenants t on t.id = o.receiver_tenant_id
  left join delivery_order_prices p on p.delivery_order_id = o.id
  cross join lateral (
    select
      coalesce(jsonb_agg(jsonb_build_object('type', input ->> 'type', 'name', line ->> 'name', 'percent', input -> 'percent', 'cents', cents)
        order by place) filter (where rule = 'tax'), '[]') as taxes,
      string_agg((input ->> 'type') || ' ' || (input ->> 'percent'), ' + '
        order by ((input ->> 'type') || ' ' || (input ->> 'percent')) collate "C") filter (where rule = 'tax') as tax_key,
      coalesce(sum(cents) filter (where rule = 'fuel_surcharge'), 0) as fuel_cents,
      coalesce(sum(cents) filter (where rule = 'wait_time'), 0) as wait_cents,
      coalesce(sum(cents) filter (where rule in ('adjustment', 'floor')), 0) as adjustment_cents,
      coalesce(-sum(cents) filter (where rule = 'adjustment' and cents < 0), 0) as discount_cents,
      greatest(0, coalesce(sum((input ->> 'insteadOfCadCents')::bigint - cents) filter (where rule = 'wait_time'), 0)) as unbilled_wait_cents,
      sum(cents) filter (where rule = 'zone' and input -> 'fallback' = 'true') as fallback_cents,
      coalesce(bool_or(rule = 'tax' and cents <> 0 and (input ? 'assumed'
        or coalesce(input ->> 'dropoffProvince', '') <> coalesce(o.dropoff_location ->> 'province', ''))), false) as is_taxed_elsewhere
    from jsonb_array_elements(coalesce(p.lines, '[]')) with ordinality as each (line, place)
    cross join lateral (select line -> 'reason' ->> 'rule' as rule, line -> 'reason' -> 'input' as input,
      (line ->> 'priceCadCents')::bigint as cents) as said) as lines
  where o.id = any (ids)
    and (o.status = 'completed' or (o.status = 'cancelled' and p.delivery_order_id is not null and p.total_cents is distinct from 0)
      or exists (select from order_revenues as earlier where earlier.delivery_order_id = o.id
        and (earlier.billed_total_cents is not null or earlier.paid_basis is not null)))
  on conflict (delivery_order_id) do update set
    tenant_id = excluded.tenant_id, customer_tenant_id = excluded.customer_tenant_id, driver_user_id = excluded.driver_user_id,
    service_id = excluded.service_id, billable_on = excluded.billable_on, is_cancelled = excluded.is_cancelled,
    bill_status = excluded.bill_status, parcels = excluded.parcels, weight_kg = excluded.weight_kg, distance_m = excluded.distance_m,
    pre_tax_cents = excluded.pre_tax_cents, tax_cents = excluded.tax_cents, total_cents = excluded.total_cents, taxes = excluded.taxes, tax_key = excluded.tax_key,
    fuel_cents = excluded.fuel_cents, wait_cents = excluded.wait_cents, adjustment_cents = excluded.adjustment_cents,
    discount_cents = excluded.discount_cents, unbilled_wait_cents = excluded.unbilled_wait_cents,
    has_open_wait = excluded.has_open_wait, fallback_cents = excluded.fallback_cents,
    is_taxed_elsewhere = excluded.is_taxed_elsewhere, stamped_m = excluded.stamped_m,
    -- What was billed stays until somebody says that it was not.
    billed_pre_tax_cents = case when excluded.bill_status = 'exported' then coalesce(kept.billed_pre_tax_cents, excluded.billed_pre_tax_cents) end,
    billed_taxes = case when excluded.bill_status = 'exported' then coalesce(kept.billed_taxes, excluded.billed_taxes) end,
    billed_total_cents = case when excluded.bill_status = 'exported' then coalesce(kept.billed_total_cents, excluded.billed_total_cents) end,
    not_billable_reason = case when excluded.bill_status = 'not_exportable' then kept.not_billable_reason end;
  -- One that costs nothing any more, and was neither billed nor paid to its driver.
  delete from order_revenues kept using delivery_orders o
  left join delivery_order_prices p on p.delivery_order_id = o.id
  where kept.delivery_order_id = any (ids) and o.id = kept.delivery_order_id and kept.billed_total_cents is null
    and kept.paid_basis is null
    and not (o.status = 'completed' or (o.status = 'cancelled' and p.delivery_order_id is not null and p.total_cents is distinct from 0));
end $$;

-- What those are called who drove for the courier, also when they are gone and none of its people any more.
create function names_of_drivers(ids bigint[]) returns table (id bigint, name text)
language sql stable security definer set search_path = public as $$
  select users.id, trim(first_name || ' ' || last_name) from users
  where users.id = any (ids) and (
    exists (select from order_revenues r where r.tenant_id = current_tenant_id() and r.driver_user_id = users.id)
    or exists (select from pay_lines l where l.tenant_id = current_tenant_id() and l.driver_user_id = users.id)
    or exists (select from pay_extras e where e.tenant_id = current_tenant_id() and e.driver_user_id = users.id))
$$;

reset role;

grant execute on function names_of_drivers to waybill_app;
