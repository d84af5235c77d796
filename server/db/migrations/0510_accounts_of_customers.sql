-- compatible: adds functions, and nothing that earlier processes ask changes.
call work_as_system();

-- The account of customers of a courier at the end of a day, an entry for each invoice and credit note of which something is outstanding
-- then, by the rule `accountOn` of domain/accounting/invoices/account.ts. It begins with what is outstanding now and with what has happened
-- since that day, so that an account of many years costs no more than what is open.
create function account_on(courier_id bigint, asked_day text, customer_ids bigint[] default null)
returns table (invoice_id bigint, customer_tenant_id bigint, kind text, number text, invoice_date text, due_date text, ages_from text,
  total_cents bigint, sent_at bigint, outstanding_cents bigint, owed_cents bigint)
language sql stable as $$
  with later as materialized (
    select part.invoice_id as id, sum(part.cents)::bigint as cents
    from settlements s join settlement_parts part on part.settlement_id = s.id
    where s.tenant_id = courier_id and s.settled_on > asked_day
      and (customer_ids is null or s.customer_tenant_id = any (customer_ids))
    group by 1),
  touched as (
    select i.id from invoices i where i.tenant_id = courier_id and i.outstanding_cents <> 0
      and (customer_ids is null or i.customer_tenant_id = any (customer_ids))
    union select id from later
    union select i.id from invoices i where i.tenant_id = courier_id and i.invoice_date > asked_day and i.settled_cents <> 0
      and (customer_ids is null or i.customer_tenant_id = any (customer_ids))
    union select i.id from invoices i join tenants courier on courier.id = i.tenant_id
      -- The first condition is for the index: no time zone is a day behind.
      where i.tenant_id = courier_id and i.voided_at > extract(epoch from asked_day::date::timestamp)::bigint
        and day_at(i.voided_at, courier.time_zone)::text > asked_day
        and (customer_ids is null or i.customer_tenant_id = any (customer_ids))),
  standing as (
    select i.*, (case i.kind when 'invoice' then 1 else -1 end) * ((case when i.invoice_date <= asked_day
        and (i.voided_at is null or day_at(i.voided_at, courier.time_zone)::text > asked_day) then i.total_cents else 0 end)
      - i.settled_cents + coalesce(later.cents, 0)) as cents
    from touched join invoices i on i.id = touched.id join tenants courier on courier.id = i.tenant_id
    left join later on later.id = i.id
    where i.tenant_id = courier_id),
  summed as (
    select standing.*,
      -- Up to this entry, of its own side.
      sum(abs(cents)) over (partition by customer_tenant_id, cents > 0 order by ages_from, id) as so_far,
      least(coalesce(sum(cents) filter (where cents > 0) over of_customer, 0),
        -coalesce(sum(cents) filter (where cents < 0) over of_customer, 0)) as used
    from standing where cents <> 0
    window of_customer as (partition by customer_tenant_id))
  select id, customer_tenant_id, kind, number, invoice_date, due_date, ages_from, total_cents, sent_at, cents::bigint,
    (sign(cents) * least(abs(cents), greatest(0, so_far - used)))::bigint
  from summed
$$;

-- The tenant and each of its partners, past ones as well, owe each other this at a moment (unix seconds): a row for each side that is owed.
-- Amounts are cents with tax. Invoices count by the account of that day. The function without a moment is that of earlier processes.
create function owed_between_partners(moment bigint)
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
    select coalesce(sum(entry.outstanding_cents), 0)::bigint as cents
    from tenants seller, account_on(seller.id, day_at(moment, seller.time_zone)::text, array[side.buyer_id]) as entry
    where seller.id = side.seller_id) as billed
  where partner.tenant_id = current_tenant_id() and not is_external()
$$;

call work_as_owner();
