-- What an organisation that orders of others allows itself to spend in a month on a PO number, or on a value of an order field such as
-- "Cost centre" (docs/rules/exports-and-accounting.md, "Budgets").

-- By what a budget and the orders that count in it find each other: letters in any case, outer space left out.
create function budget_key(kind text, field_name text, value text) returns text language sql immutable parallel safe
  return case kind when 'poNumber' then 'po' else 'field ' || lower(btrim(coalesce(field_name, ''))) end || E'\n' || lower(btrim(value));

-- Of an order: that of its PO number, and one for each of its fields.
create function budget_keys(po_number text, order_fields jsonb) returns text[] language sql immutable parallel safe
  return array(
    select budget_key('poNumber', null, po_number) where btrim(po_number) <> ''
    union
    select budget_key('field', field ->> 'name', case field -> 'value' when 'true' then 'Yes' when 'false' then 'No' else field ->> 'value' end)
    from jsonb_array_elements(order_fields) field);

-- The same as the index has them, with whose order it is and in which thirty days it was placed: a month is looked up in two or three of
-- these, however many orders there were before.
create function budget_index_keys(sender_id bigint, thirty_days bigint, keys text[]) returns text[] language sql immutable parallel safe
  return array(select sender_id || ' ' || thirty_days || ' ' || key from unnest(keys) key);

create index delivery_orders_of_budgets on delivery_orders
  using gin (budget_index_keys(sender_tenant_id, created_at / 2592000, budget_keys(po_number, order_fields))) with (fastupdate = off)
  where po_number <> '' or order_fields <> '[]';

-- The planner placed it above a budget of its sender, for whom alone this is.
alter table delivery_orders add column is_over_budget boolean not null default false;

create table budgets (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  kind text not null check (kind in ('poNumber', 'field')),
  -- Of an order field; null: the PO number.
  field_name text,
  value text not null,
  key text not null generated always as (budget_key(kind, field_name, value)) stored,
  monthly_cad_cents bigint not null check (monthly_cad_cents > 0),
  -- The last step (80, 100) that people were told of, and in which month, as "2026-11".
  told_month text,
  told_percent integer,
  version integer not null default 1,
  more jsonb not null default '{}',
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint,
  check ((kind = 'field') = (field_name is not null))
);
create unique index budgets_once on budgets (tenant_id, key);
create index budgets_by_value on budgets (tenant_id, lower(value), id);
create index budgets_by_limit on budgets (tenant_id, monthly_cad_cents, id);
create index budgets_by_updated_at on budgets (tenant_id, updated_at desc, id desc);
call protect_table('budgets', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on budgets to waybill_app;

-- The month of an organisation's own calendar, as "2026-11".
create function budget_month(zone text, at bigint) returns text language sql stable parallel safe
  return to_char(to_timestamp(at) at time zone zone, 'YYYY-MM');

set local role waybill_system;

-- The orders that an organisation placed in a month of its own calendar with that PO number or value.
create function budget_month_orders(owner_id bigint, of_key text, of_month text)
returns table (id bigint, status text, total_cents bigint)
language plpgsql stable security definer set search_path = public as $$
declare
  zone text := (select time_zone from tenants where tenants.id = owner_id);
  first_at bigint := extract(epoch from (of_month || '-01')::timestamp at time zone zone);
  end_at bigint := extract(epoch from ((of_month || '-01')::timestamp + interval '1 month') at time zone zone);
  looked text[] := array(select owner_id || ' ' || thirty_days || ' ' || of_key
    from generate_series(first_at / 2592000, (end_at - 1) / 2592000) thirty_days);
begin
  return query
    select o.id, o.status::text, o.total_cents from delivery_orders o
    where budget_index_keys(o.sender_tenant_id, o.created_at / 2592000, budget_keys(o.po_number, o.order_fields)) && looked
      and (o.po_number <> '' or o.order_fields <> '[]')
      and o.sender_tenant_id = owner_id and o.created_at >= first_at and o.created_at < end_at;
end $$;

-- What they come to: {"month", "spentCents", "orders", "unpricedOrders"}. What was cancelled counts as what it cost.
create function budget_spending(owner_id bigint, of_key text, at bigint) returns jsonb
language sql stable security definer set search_path = public as $$
  select jsonb_build_object('month', month.name, 'spentCents', coalesce(sum(o.total_cents), 0), 'orders', count(o.id),
    'unpricedOrders', count(o.id) filter (where o.total_cents is null and o.status <> 'cancelled'))
  from (select budget_month(time_zone, at) as name from tenants where id = owner_id) month
  left join lateral budget_month_orders(owner_id, of_key, month.name) o on true
  group by month.name
$$;

revoke execute on function budget_month_orders, budget_spending from public;

-- The same of an own budget, for their list. By its key: one that is just being added cannot be looked up yet.
create function own_budget_spending(owner_id bigint, of_key text, at bigint) returns jsonb
language sql stable security definer set search_path = public as $$
  select budget_spending(owner_id, of_key, at) where owner_id = current_tenant_id()
$$;

-- The orders behind an own budget.
create function orders_of_budget(budget_id bigint, of_month text) returns setof bigint
language sql stable security definer set search_path = public as $$
  select o.id from budgets b, budget_month_orders(b.tenant_id, b.key, of_month) o
  where b.id = budget_id and b.tenant_id = current_tenant_id()
$$;

-- Whether the request's organisation is the one that pays, or orders in its place.
create function orders_in_place_of(customer_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  return current_tenant_id() = customer_id or is_linked_as('customer', customer_id) or is_linked_as('supplied', customer_id);
end $$;

-- Whether an organisation that one orders for has any budget: most have none, and nothing more is asked then.
create function has_budgets(customer_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  return exists (select from budgets where tenant_id = customer_id) and orders_in_place_of(customer_id);
end $$;

-- The budgets in which an order would count, with what was spent this month. Who orders in the customer's place cannot read them otherwise,
-- and is told no number (server/orders/placing/order-budgets.ts).
create function budgets_of_order(customer_id bigint, po_number text, order_fields jsonb, at bigint)
returns table (id bigint, kind text, field_name text, value text, monthly_cad_cents bigint, spending jsonb)
language plpgsql stable security definer set search_path = public as $$
begin
  if not orders_in_place_of(customer_id) then
    return;
  end if;
  return query
    select b.id, b.kind, b.field_name, b.value, b.monthly_cad_cents, budget_spending(b.tenant_id, b.key, at)
    from budgets b where b.tenant_id = customer_id and b.key = any (budget_keys(budgets_of_order.po_number, budgets_of_order.order_fields))
    order by b.id;
end $$;

-- The same for an order that is about to be placed: of two at once the second waits, and then counts the first. What is read after the
-- lock is a statement of its own, which sees what was committed meanwhile.
create function hold_budgets_of_order(customer_id bigint, po_number text, order_fields jsonb, at bigint)
returns table (id bigint, kind text, field_name text, value text, monthly_cad_cents bigint, spending jsonb)
language plpgsql volatile security definer set search_path = public as $$
begin
  if not orders_in_place_of(customer_id) then
    return;
  end if;
  perform from budgets b
    where b.tenant_id = customer_id and b.key = any (budget_keys(hold_budgets_of_order.po_number, hold_budgets_of_order.order_fields))
    order by b.id for no key update;
  return query select * from budgets_of_order(customer_id, hold_budgets_of_order.po_number, hold_budgets_of_order.order_fields, at);
end $$;

reset role;
