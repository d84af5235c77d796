-- What each order brought in, for the courier that carried it out: narrow, so that a year of them is put together in one pass. A row for
-- each that was completed, or cancelled at a charge; one that was billed keeps its row whatever becomes of it. Kept by a trigger.
create table order_revenues (
  delivery_order_id bigint primary key references delivery_orders on delete cascade,
  tenant_id bigint not null references tenants,
  customer_tenant_id bigint not null references tenants,
  driver_user_id bigint references users,
  service_id bigint not null references services,
  -- When it was completed or cancelled, by the courier's calendar.
  billable_on date not null,
  is_cancelled boolean not null,
  bill_status text not null check (bill_status in ('exported', 'not_exported', 'not_exportable')),
  -- Of the whole order.
  parcels integer not null,
  weight_kg double precision,
  distance_m double precision not null,
  -- Cents. Null: it has no price. `taxes` is [{type, name, percent, cents}].
  pre_tax_cents bigint,
  tax_cents bigint,
  total_cents bigint,
  taxes jsonb,
  -- Their types and percents, as `taxKey` of the rules says them.
  tax_key text,
  -- Cents of the price, for what pay leaves out: adjustments with what a floor gave back.
  fuel_cents bigint not null default 0,
  wait_cents bigint not null default 0,
  adjustment_cents bigint not null default 0,
  -- What discounts take off, above zero.
  discount_cents bigint not null default 0,
  -- What money may be lost by: a wait that somebody typed less for, one that never ended, the fallback of a map, a tax of elsewhere.
  unbilled_wait_cents bigint not null default 0,
  has_open_wait boolean not null default false,
  fallback_cents bigint,
  is_taxed_elsewhere boolean not null default false,
  -- As the crow flies between where its driver was at both stops, metres.
  stamped_m double precision,
  -- What its invoices come to, or what it cost when somebody said that it is billed; null: nothing.
  billed_pre_tax_cents bigint,
  billed_total_cents bigint,
  billed_taxes jsonb,
  not_billable_reason text check (char_length(not_billable_reason) <= 300),
  paid_at bigint,
  state text not null generated always as (case
    when bill_status = 'not_exportable' then 'notBillable'
    when bill_status = 'not_exported' then 'unbilled'
    when (pre_tax_cents, total_cents, taxes) is not distinct from (billed_pre_tax_cents, billed_total_cents, billed_taxes) then 'exported'
    else 'changed' end) stored
);
create index order_revenues_by_day on order_revenues (tenant_id, billable_on, delivery_order_id);
create index order_revenues_by_customer on order_revenues (tenant_id, customer_tenant_id, billable_on, delivery_order_id);
create index order_revenues_by_driver on order_revenues (tenant_id, driver_user_id, billable_on, delivery_order_id);
create index order_revenues_to_bill on order_revenues (tenant_id, state, billable_on, delivery_order_id) where state in ('unbilled', 'changed');
create index order_revenues_customer on order_revenues (customer_tenant_id);
create index order_revenues_driver on order_revenues (driver_user_id);
create index order_revenues_service on order_revenues (service_id);
call protect_table('order_revenues', 'tenant_id = (select current_tenant_id())');
grant select on order_revenues to waybill_app;
-- A run says what it billed; whoever says that an order is not billed says why.
grant update (billed_pre_tax_cents, billed_total_cents, billed_taxes, not_billable_reason, paid_at) on order_revenues to waybill_app;

set local role waybill_system;

-- Brings the rows of these orders up to date.
create function keep_order_revenues(ids bigint[]) returns void
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
      or exists (select from order_revenues as earlier where earlier.delivery_order_id = o.id and earlier.billed_total_cents is not null))
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
  -- One that costs nothing any more, and was never billed.
  delete from order_revenues kept using delivery_orders o
  left join delivery_order_prices p on p.delivery_order_id = o.id
  where kept.delivery_order_id = any (ids) and o.id = kept.delivery_order_id and kept.billed_total_cents is null
    and not (o.status = 'completed' or (o.status = 'cancelled' and p.delivery_order_id is not null and p.total_cents is distinct from 0));
end $$;

-- As the crow flies between the first check-in at the drop-off and the last one at the pickup, metres; null where one has no position.
create function stamped_way(order_id bigint) returns double precision language sql stable set search_path = public as $$
  select 2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(b.latitude - a.latitude) / 2) ^ 2
    + cos(radians(a.latitude)) * cos(radians(b.latitude)) * sin(radians(b.longitude - a.longitude) / 2) ^ 2)))
  from (select latitude, longitude from delivery_order_geostamps
    where delivery_order_id = order_id and stop = 'pickup' and type = 'checkin' and latitude is not null
    order by occurred_at desc limit 1) as a,
    (select latitude, longitude from delivery_order_geostamps
    where delivery_order_id = order_id and stop = 'dropoff' and type = 'checkin' and latitude is not null
    order by occurred_at limit 1) as b
$$;

create function keep_order_revenue() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform keep_order_revenues(array[new.id]);
  return null;
end $$;

select keep_order_revenues(array(select id from delivery_orders where status in ('completed', 'cancelled')));

reset role;

revoke execute on function keep_order_revenues from public;

-- Every change of a price writes the order's exceptions as well. Orders that are under way cost nothing more.
create trigger delivery_orders_bring_in after insert on delivery_orders
  for each row when (new.status in ('completed', 'cancelled')) execute function keep_order_revenue();
create trigger delivery_orders_bring_in_otherwise
  after update of status, completed_at, cancelled_at, bill_status, total_cents, exceptions, driver_user_id, sender_tenant_id, receiver_tenant_id,
    service_id, distance_m, total_parcels, total_weight_kg, dropoff_location on delivery_orders
  for each row when (new.status in ('completed', 'cancelled')) execute function keep_order_revenue();
