-- compatible: earlier processes ask the same functions, and count what folds to the number of a budget from now on.
-- An order counts in each budget whose number, or value of a field, folds to its own. One that is written exactly as a budget counts in that
-- one alone: somebody has said that budgets which differ only by signs are two.
call work_as_system();

-- The orders of a month that count in a budget. @param own_id of the budget, where its row is just being written; null: it is as it stands.
create function budget_month_orders(owner_id bigint, of_key text, of_month text, own_id bigint)
returns table (id bigint, status text, total_cents bigint)
language plpgsql stable security definer set search_path = public as $$
declare
  zone text := (select time_zone from tenants where tenants.id = owner_id);
  first_at bigint := extract(epoch from (of_month || '-01')::timestamp at time zone zone);
  end_at bigint := extract(epoch from ((of_month || '-01')::timestamp + interval '1 month') at time zone zone);
  of_fold text := budget_fold(of_key);
  looked text[] := array(select owner_id || ' ' || thirty_days || ' ' || of_fold
    from generate_series(first_at / 2592000, (end_at - 1) / 2592000) thirty_days);
  others text[] := array(select b.key from budgets b
    where b.tenant_id = owner_id and b.fold = of_fold and b.key <> of_key and b.id is distinct from own_id);
begin
  return query
    select o.id, o.status::text, o.total_cents from delivery_orders o
    where budget_index_keys(o.sender_tenant_id, o.created_at / 2592000, budget_folds(budget_keys(o.po_number, o.order_fields))) && looked
      and (o.po_number <> '' or o.order_fields <> '[]')
      and o.sender_tenant_id = owner_id and o.created_at >= first_at and o.created_at < end_at
      and (others = '{}' or exists (select from unnest(budget_keys(o.po_number, o.order_fields)) key
        where budget_fold(key) = of_fold and key <> all (others)));
end $$;

create or replace function budget_month_orders(owner_id bigint, of_key text, of_month text)
returns table (id bigint, status text, total_cents bigint)
language plpgsql stable security definer set search_path = public as $$
begin
  return query select * from budget_month_orders(owner_id, of_key, of_month, null);
end $$;

-- The sums of these orders: {"month", "spentCents", "orders", "unpricedOrders"}. What was cancelled counts as what it cost.
create function budget_spending(owner_id bigint, of_key text, at bigint, own_id bigint) returns jsonb
language sql stable security definer set search_path = public as $$
  select jsonb_build_object('month', month.name, 'spentCents', coalesce(sum(o.total_cents), 0), 'orders', count(o.id),
    'unpricedOrders', count(o.id) filter (where o.total_cents is null and o.status <> 'cancelled'))
  from (select budget_month(time_zone, at) as name from tenants where id = owner_id) month
  left join lateral budget_month_orders(owner_id, of_key, month.name, own_id) o on true
  group by month.name
$$;

revoke execute on function budget_month_orders(bigint, text, text, bigint), budget_spending(bigint, text, bigint, bigint) from public;

-- The same of an own budget, for its list. By its key: one that is just being written cannot be looked up yet.
create function own_budget_spending(owner_id bigint, of_key text, at bigint, own_id bigint) returns jsonb
language sql stable security definer set search_path = public as $$
  select budget_spending(owner_id, of_key, at, own_id) where owner_id = current_tenant_id()
$$;

create or replace function budgets_of_order(customer_id bigint, po_number text, order_fields jsonb, at bigint)
returns table (id bigint, kind text, field_name text, value text, monthly_cad_cents bigint, spending jsonb)
language plpgsql stable security definer set search_path = public as $$
declare
  keys text[] := budget_keys(budgets_of_order.po_number, budgets_of_order.order_fields);
begin
  if not orders_in_place_of(customer_id) then
    return;
  end if;
  return query
    select b.id, b.kind, b.field_name, b.value, b.monthly_cad_cents, budget_spending(b.tenant_id, b.key, at)
    from budgets b
    where b.tenant_id = customer_id and b.fold = any (budget_folds(keys)) and (b.key = any (keys) or exists (
      select from unnest(keys) asked where budget_fold(asked) = b.fold
        and not exists (select from budgets other where other.tenant_id = customer_id and other.key = asked)))
    order by b.id;
end $$;

create or replace function hold_budgets_of_order(customer_id bigint, po_number text, order_fields jsonb, at bigint)
returns table (id bigint, kind text, field_name text, value text, monthly_cad_cents bigint, spending jsonb)
language plpgsql volatile security definer set search_path = public as $$
begin
  if not orders_in_place_of(customer_id) then
    return;
  end if;
  perform from budgets b
    where b.tenant_id = customer_id
      and b.fold = any (budget_folds(budget_keys(hold_budgets_of_order.po_number, hold_budgets_of_order.order_fields)))
    order by b.id for no key update;
  return query select * from budgets_of_order(customer_id, hold_budgets_of_order.po_number, hold_budgets_of_order.order_fields, at);
end $$;

call work_as_owner();
