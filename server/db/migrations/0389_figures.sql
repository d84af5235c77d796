-- What organizations are asked for by the figures of home, analytics and reports (docs/rules/figures.md): a narrow row for each order and
-- each side of it, and sums by day of these. Kept by the outbox's reader, behind the acts: they pay nothing for it.

create table order_figures (
  tenant_id bigint not null references tenants,
  -- Who carries it out, who ordered it, or who placed it for a customer.
  side text not null check (side in ('carried', 'ordered', 'supplied')),
  delivery_order_id bigint not null references delivery_orders on delete cascade,
  -- Of what is carried the customer, else the courier.
  party_tenant_id bigint not null,
  service_id bigint not null,
  -- Of what is carried, and not by another courier.
  driver_user_id bigint,
  -- From which city to which, as `lane_end_key` has them.
  lane text not null,
  -- By the calendar of the courier that carries it out.
  placed_on date not null,
  delivered_on date,
  cancelled_on date,
  -- When it was completed, or cancelled at a charge.
  earned_on date,
  -- Null: nothing was promised, or it was not delivered.
  is_on_time boolean,
  -- Whole minutes. At both stops together; null where nobody checked in and out again.
  wait_minutes integer,
  -- From the pickup to the drop-off.
  way_minutes integer,
  -- Cents before tax; null: no price. Pay and the bought price of what is carried alone.
  revenue_cents bigint,
  pay_cents bigint,
  bought_cents bigint,
  -- What is left; null where the price, or what it was bought at, is not known.
  margin_cents bigint,
  -- It was earned, and nobody knows at what price; a driver has it, and no rate.
  is_unpriced boolean not null,
  lacks_pay boolean not null,
  primary key (delivery_order_id, tenant_id, side)
);
create index order_figures_placed on order_figures (tenant_id, side, placed_on, delivery_order_id);
create index order_figures_delivered on order_figures (tenant_id, side, delivered_on, delivery_order_id) where delivered_on is not null;
create index order_figures_earned on order_figures (tenant_id, side, earned_on, delivery_order_id)
  include (revenue_cents, pay_cents, bought_cents, margin_cents) where earned_on is not null;
create index order_figures_cancelled on order_figures (tenant_id, side, cancelled_on, delivery_order_id) where cancelled_on is not null;
create index order_figures_party on order_figures (tenant_id, side, party_tenant_id);
create index order_figures_driver on order_figures (tenant_id, side, driver_user_id) where driver_user_id is not null;
create index order_figures_lane on order_figures (tenant_id, side, lane);
call protect_table('order_figures', 'tenant_id = (select current_tenant_id()) and not (select is_external())');
grant select on order_figures to waybill_app;

-- Their sums by day: of all, and by each service, party, driver and lane.
create table figure_days (
  tenant_id bigint not null references tenants,
  side text not null,
  dimension text not null check (dimension in ('all', 'service', 'party', 'driver', 'lane')),
  day date not null,
  -- The id of the service, party or driver ('' where there is none), the lane; '' of all.
  key text not null,
  placed integer not null,
  delivered integer not null,
  cancelled integer not null,
  promised integer not null,
  on_time integer not null,
  earned integer not null,
  unpriced integer not null,
  without_pay integer not null,
  revenue_cents bigint not null,
  pay_cents bigint not null,
  bought_cents bigint not null,
  margin_cents bigint not null,
  primary key (tenant_id, side, dimension, day, key)
);
call protect_table('figure_days', 'tenant_id = (select current_tenant_id()) and not (select is_external())');
grant select on figure_days to waybill_app;

-- How many orders took so many minutes: what the median is read from. Of all together by day; of one service, party, driver or lane by
-- month, under its first day: by day there would be as many rows as orders.
create table figure_minutes (
  tenant_id bigint not null references tenants,
  side text not null,
  dimension text not null check (dimension in ('all', 'service', 'party', 'driver', 'lane')),
  key text not null,
  kind text not null check (kind in ('wait', 'way')),
  day date not null,
  minutes integer not null,
  orders integer not null,
  primary key (tenant_id, side, dimension, key, kind, day, minutes)
);
call protect_table('figure_minutes', 'tenant_id = (select current_tenant_id()) and not (select is_external())');
grant select on figure_minutes to waybill_app;

-- What services and lanes are called, as on the order that was looked at last.
create table figure_labels (
  tenant_id bigint not null references tenants,
  dimension text not null check (dimension in ('service', 'lane')),
  key text not null,
  label text not null,
  primary key (tenant_id, dimension, key)
);
call protect_table('figure_labels', 'tenant_id = (select current_tenant_id()) and not (select is_external())');
grant select on figure_labels to waybill_app;

-- What changed since the figures were last kept: an order, or all orders of an organization, which are gone through by their numbers.
create table figure_changes (
  id bigint generated always as identity primary key,
  -- Of no weight where it is gone: the act pays for no look.
  delivery_order_id bigint,
  tenant_id bigint,
  -- Of all orders: those up to this one are done.
  after_order_id bigint not null default 0,
  check ((delivery_order_id is null) <> (tenant_id is null))
);
create index figure_changes_of_tenants on figure_changes (id) where tenant_id is not null;
call protect_table('figure_changes', 'false');

-- "Saskatoon, SK", as lanes are called; of a stop without a city what else is known.
create function lane_text(place jsonb) returns text language sql immutable parallel safe
  return coalesce(nullif(concat_ws(', ', nullif(place ->> 'city', ''), nullif(place ->> 'province', '')), ''), 'Unknown');

-- The day of a calendar at a moment, unix seconds.
create function day_at(at bigint, zone text) returns date language sql stable parallel safe
  return (to_timestamp(at) at time zone zone)::date;

set local role waybill_system;

-- What an order is put together with.
create function keys_of_figures(f order_figures) returns table (dimension text, key text) language sql immutable parallel safe as $$
  select * from (values ('all', ''), ('service', f.service_id::text), ('party', f.party_tenant_id::text),
    ('driver', coalesce(f.driver_user_id::text, '')), ('lane', f.lane)) as by (dimension, key)
  where by.dimension <> 'driver' or f.side = 'carried'
$$;

-- Takes these rows out of the sums and those into them, each sum once: what both have alike, such as the day of placing of an order that
-- goes on, is not written.
create function add_figures(gone order_figures[], added order_figures[]) returns void
language sql security definer set search_path = public as $$
  with changed as materialized (
    select f, -1 as sign from unnest(gone) f union all select f, 1 from unnest(added) f),
  happened as (
    select f, sign, each.* from changed
    cross join lateral (
      select (f).placed_on as day, 1 as placed, 0 as delivered, 0 as cancelled, 0 as promised, 0 as on_time, 0 as earned, 0 as unpriced,
        0 as without_pay, 0::bigint as revenue_cents, 0::bigint as pay_cents, 0::bigint as bought_cents, 0::bigint as margin_cents
      union all
      select (f).delivered_on, 0, 1, 0, ((f).is_on_time is not null)::int, ((f).is_on_time is true)::int, 0, 0, 0, 0, 0, 0, 0
      where (f).delivered_on is not null
      union all
      select (f).cancelled_on, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 where (f).cancelled_on is not null
      union all
      select (f).earned_on, 0, 0, 0, 0, 0, 1, (f).is_unpriced::int, (f).lacks_pay::int,
        coalesce((f).revenue_cents, 0), coalesce((f).pay_cents, 0), coalesce((f).bought_cents, 0), coalesce((f).margin_cents, 0)
      where (f).earned_on is not null) as each),
  summed as (
    select (f).tenant_id, (f).side, by.dimension, day, by.key, sum(sign * placed) as placed, sum(sign * delivered) as delivered,
      sum(sign * cancelled) as cancelled, sum(sign * promised) as promised, sum(sign * on_time) as on_time, sum(sign * earned) as earned,
      sum(sign * unpriced) as unpriced, sum(sign * without_pay) as without_pay, sum(sign * revenue_cents) as revenue_cents,
      sum(sign * pay_cents) as pay_cents, sum(sign * bought_cents) as bought_cents, sum(sign * margin_cents) as margin_cents
    from happened cross join lateral keys_of_figures(f) as by group by 1, 2, 3, 4, 5),
  minutes as (
    insert into figure_minutes as kept (tenant_id, side, dimension, key, kind, day, minutes, orders)
    select (f).tenant_id, (f).side, by.dimension, by.key, took.kind,
      case when by.dimension = 'all' then (f).delivered_on else date_trunc('month', (f).delivered_on)::date end, took.minutes, sum(sign)
    from changed
    cross join lateral (values ('wait', (f).wait_minutes), ('way', (f).way_minutes)) as took (kind, minutes)
    cross join lateral keys_of_figures(f) as by
    where (f).delivered_on is not null and took.minutes is not null
    group by 1, 2, 3, 4, 5, 6, 7 having sum(sign) <> 0 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (tenant_id, side, dimension, key, kind, day, minutes) do update set orders = kept.orders + excluded.orders)
  insert into figure_days as kept (tenant_id, side, dimension, day, key, placed, delivered, cancelled, promised, on_time, earned, unpriced,
    without_pay, revenue_cents, pay_cents, bought_cents, margin_cents)
  select * from summed
  where (placed, delivered, cancelled, promised, on_time, earned, unpriced, without_pay, revenue_cents, pay_cents, bought_cents, margin_cents)
    <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  order by 1, 2, 3, 4, 5
  on conflict (tenant_id, side, dimension, day, key) do update set placed = kept.placed + excluded.placed,
    delivered = kept.delivered + excluded.delivered, cancelled = kept.cancelled + excluded.cancelled,
    promised = kept.promised + excluded.promised, on_time = kept.on_time + excluded.on_time, earned = kept.earned + excluded.earned,
    unpriced = kept.unpriced + excluded.unpriced, without_pay = kept.without_pay + excluded.without_pay,
    revenue_cents = kept.revenue_cents + excluded.revenue_cents, pay_cents = kept.pay_cents + excluded.pay_cents,
    bought_cents = kept.bought_cents + excluded.bought_cents, margin_cents = kept.margin_cents + excluded.margin_cents
$$;

-- What the act has told of an order is looked at again; what drivers earn, and by whose calendar, changes all of them.
create function note_figure_changes() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into figure_changes (delivery_order_id, tenant_id)
  select distinct case when topic = 'delivery-order.changed' then (payload ->> 'key')::bigint end,
    case when topic = 'driver-pay-rates' then tenant_id end
  -- An event that names no order is told all the same: nobody's act fails for the figures.
  from written where topic = 'driver-pay-rates' or topic = 'delivery-order.changed' and payload ->> 'key' ~ '^\d{1,18}$';
  return null;
end $$;

create function note_figure_sender() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into figure_changes (delivery_order_id) values (new.id);
  return null;
end $$;

create function note_figure_calendar() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into figure_changes (tenant_id) values (new.id);
  return null;
end $$;

insert into figure_changes (tenant_id) select id from tenants where exists (select from delivery_orders where receiver_tenant_id = tenants.id);

reset role;

revoke execute on function add_figures from public;

create trigger outbox_note_figures after insert on outbox
  referencing new table as written for each statement execute function note_figure_changes();
create trigger tenants_note_figures after update of time_zone on tenants
  for each row when (old.time_zone is distinct from new.time_zone) execute function note_figure_calendar();
-- Customers that become one.
create trigger delivery_orders_note_figures after update of sender_tenant_id on delivery_orders
  for each row when (old.sender_tenant_id <> new.sender_tenant_id) execute function note_figure_sender();
