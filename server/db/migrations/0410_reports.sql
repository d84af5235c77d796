-- What reports say beside accounting, kept with what an order brought in (docs/rules/figures.md, "Reports").
alter table order_revenues
  -- Unix seconds: by when it was promised, and when it was delivered; null: not at all.
  add column due_at bigint,
  add column dropped_off_at bigint,
  -- The supplier that placed it in its customer's name; null: none did.
  add column supplier_tenant_id bigint references tenants;
create index order_revenues_by_supplier on order_revenues (supplier_tenant_id, billable_on, delivery_order_id) where supplier_tenant_id is not null;
-- Customers read what they ordered by its days.
create index order_revenues_of_customer on order_revenues (customer_tenant_id, billable_on, delivery_order_id);
drop index order_revenues_customer;

set local role waybill_system;

update order_revenues kept set due_at = o.due_at, dropped_off_at = o.dropped_off_at,
  supplier_tenant_id = case when o.supplier_tenant_name is not null then o.scheduled_by_tenant_id end
from delivery_orders o where o.id = kept.delivery_order_id;

-- Whoever writes a row of an order (0380_order_revenues.sql) need not know of these.
create function take_reported_facts() returns trigger language plpgsql security definer set search_path = public as $$
begin
  select due_at, dropped_off_at, case when supplier_tenant_name is not null then scheduled_by_tenant_id end
  into new.due_at, new.dropped_off_at, new.supplier_tenant_id
  from delivery_orders where id = new.delivery_order_id;
  return new;
end $$;

-- The orders that the tenant ordered, or as a supplier placed for its customers, by the day on which they were billable at their courier.
-- Of the courier's books it gives what the order costs, to nobody but who pays it: no pay, no margin, and a supplier reads no price.
create function ordered_revenues(first_day date, last_day date, as_supplier boolean, only_ids bigint[] default null)
returns table (delivery_order_id bigint, tenant_id bigint, customer_tenant_id bigint, supplier_tenant_id bigint, service_id bigint,
  billable_on date, parcels integer, weight_kg double precision, distance_m double precision, due_at bigint, dropped_off_at bigint,
  wait_cents bigint, pre_tax_cents bigint, tax_cents bigint, total_cents bigint)
language plpgsql stable security definer set search_path = public as $$
begin
  if current_tenant_id() is null or is_external() then return; end if;
  if as_supplier then
    return query select r.delivery_order_id, r.tenant_id, r.customer_tenant_id, r.supplier_tenant_id, r.service_id, r.billable_on, r.parcels,
        r.weight_kg, r.distance_m, r.due_at, r.dropped_off_at, null::bigint, null::bigint, null::bigint, null::bigint
      from order_revenues r
      where r.supplier_tenant_id = current_tenant_id() and r.billable_on between first_day and last_day
        and (only_ids is null or r.delivery_order_id = any (only_ids));
  else
    return query select r.delivery_order_id, r.tenant_id, r.customer_tenant_id, r.supplier_tenant_id, r.service_id, r.billable_on, r.parcels,
        r.weight_kg, r.distance_m, r.due_at, r.dropped_off_at, r.wait_cents, r.pre_tax_cents, r.tax_cents, r.total_cents
      from order_revenues r
      -- A courier that orders for itself carries it out as well, and reads it there.
      where r.customer_tenant_id = current_tenant_id() and r.tenant_id <> current_tenant_id()
        and r.billable_on between first_day and last_day and (only_ids is null or r.delivery_order_id = any (only_ids));
  end if;
end $$;

reset role;

create trigger order_revenues_take_facts before insert or update of billable_on on order_revenues
  for each row execute function take_reported_facts();
create trigger delivery_orders_are_reported_otherwise
  after update of due_at, dropped_off_at, scheduled_by_tenant_id, supplier_tenant_name on delivery_orders
  for each row when (new.status in ('completed', 'cancelled')
    and (old.due_at, old.dropped_off_at, old.scheduled_by_tenant_id, old.supplier_tenant_name)
      is distinct from (new.due_at, new.dropped_off_at, new.scheduled_by_tenant_id, new.supplier_tenant_name))
  execute function keep_order_revenue();
