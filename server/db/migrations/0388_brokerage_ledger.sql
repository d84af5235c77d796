-- The two sides of what is brokered, and what partners owe each other (docs/rules/brokerage.md, "The ledger").

-- What is still to be billed between two, in either direction.
create index order_revenues_owed on order_revenues (tenant_id, customer_tenant_id) where state in ('unbilled', 'changed');

-- What a courier has handed on: a row for each of its sold orders.
create index order_brokerages_of_broker on order_brokerages (tenant_id, sell_order_id) where ended_at is null;

-- The city and province of a stop as lanes compare them, as `laneEndKey` of domain/accounting/brokerage-ledger.ts has it.
create function lane_end_key(city text, province text) returns text language sql immutable parallel safe
  return btrim(regexp_replace(bare_letters(city), '[^a-z0-9]+', ' ', 'g')) || ',' || lower(btrim(province));

set local role waybill_system;

-- What follows is read above the tenants, where the other courier's rows are. Each function asks for the request's tenant by itself and
-- takes no tenant from its caller: of the other courier's books it gives what was sold to that tenant, and nothing of what that one earns.

-- The orders that the tenant sold and had carried out by a partner, by the day on which they were billable. In cents before tax; null: no
-- price, none agreed, not billed.
create function brokered_revenues(first_day date, last_day date)
returns table (sell_order_id bigint, buy_order_id bigint, partner_tenant_id bigint, customer_tenant_id bigint, billable_on date,
  sold_cents bigint, bought_cents bigint, agreed_cents bigint, billed_cents bigint)
language sql stable security definer set search_path = public as $$
  select sold.delivery_order_id, b.buy_order_id, b.receiver_tenant_id, sold.customer_tenant_id, sold.billable_on,
    sold.pre_tax_cents, price.pre_tax_cents, b.agreed_pre_tax_cents, bought.billed_pre_tax_cents
  from order_revenues sold
  join order_brokerages b on b.sell_order_id = sold.delivery_order_id and b.tenant_id = sold.tenant_id and b.ended_at is null
  left join delivery_order_prices price on price.delivery_order_id = b.buy_order_id
  left join order_revenues bought on bought.delivery_order_id = b.buy_order_id and bought.customer_tenant_id = sold.tenant_id
  where sold.tenant_id = current_tenant_id() and not is_external() and sold.billable_on between first_day and last_day
$$;

-- The numbers of the invoices by which an order that the tenant bought was billed to it, the newest first.
create function bought_invoice_numbers(order_id bigint) returns text[]
language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(invoice.number order by line.id desc), '{}')
  from invoice_lines line join invoices invoice on invoice.id = line.invoice_id
  where line.delivery_order_id = order_id and line.is_live and invoice.customer_tenant_id = current_tenant_id() and not is_external()
$$;

-- The orders on an invoice of that number that the tenant made, or that was made to it.
create function orders_on_invoice(asked_number text) returns setof bigint
language sql stable security definer set search_path = public as $$
  select line.delivery_order_id from invoices invoice join invoice_lines line on line.invoice_id = invoice.id
  where current_tenant_id() in (invoice.tenant_id, invoice.customer_tenant_id) and not is_external()
    and lower(invoice.number) = lower(asked_number) and line.is_live
$$;

-- What the tenant and each of its partners, past ones as well, owe each other: a row for each side that is owed. In cents with tax.
create function owed_between_partners()
returns table (partner_tenant_id bigint, is_ours boolean, unbilled_cents bigint, unbilled_orders bigint, unpriced bigint,
  outstanding_cents bigint)
language sql stable security definer set search_path = public as $$
  select partner.id, side.is_ours, due.cents, due.orders, due.unpriced, billed.cents
  from partners partner
  cross join lateral (values (true, partner.tenant_id, partner.id), (false, partner.id, partner.tenant_id))
    as side (is_ours, seller_id, buyer_id)
  cross join lateral (
    select coalesce(sum(coalesce(total_cents, 0) - coalesce(case when state = 'changed' then billed_total_cents end, 0)), 0)::bigint as cents,
      count(*) as orders, count(*) filter (where total_cents is null) as unpriced
    from order_revenues
    where tenant_id = side.seller_id and customer_tenant_id = side.buyer_id and state in ('unbilled', 'changed')) as due
  cross join lateral (
    select coalesce(sum(invoice.outstanding_cents), 0)::bigint as cents from invoices invoice
    where tenant_id = side.seller_id and customer_tenant_id = side.buyer_id) as billed
  where partner.tenant_id = current_tenant_id() and not is_external()
$$;

reset role;
