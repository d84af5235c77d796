-- compatible: adds a column that the database keeps, whoever writes payments.
-- Money that came in for an order, in cents: its share of what was paid on its invoices, less what was given back on its credit notes. A flag could
-- not tell: an invoice may be paid in part, and what an order costs may have changed since.
alter table order_revenues add column paid_cents bigint not null default 0;
grant update (paid_cents) on order_revenues to waybill_app;

call work_as_system();

-- Money that came in for each of these orders, by what is paid of the invoices and credit notes on which they stand. A payment is shared by what
-- the lines cost, so that the shares add up to it.
create function paid_of_orders(order_ids bigint[]) returns table (order_id bigint, cents bigint) language sql stable as $$
  with papers as materialized (
    select distinct invoice_id as id from invoice_lines where delivery_order_id = any (order_ids) and is_live),
  moved as (
    select part.invoice_id as id, sum(case s.kind when 'payment' then part.cents when 'refund' then -part.cents else 0 end) as cents
    from papers join settlement_parts part on part.invoice_id = papers.id join settlements s on s.id = part.settlement_id group by 1),
  lines as (
    select line.delivery_order_id as order_id, moved.cents as moved_cents, line.pre_tax_cents + line.tax_cents as cents,
      sum(line.pre_tax_cents + line.tax_cents) over (partition by line.invoice_id order by line.position, line.id) as so_far,
      sum(line.pre_tax_cents + line.tax_cents) over (partition by line.invoice_id) as whole
    from moved join invoice_lines line on line.invoice_id = moved.id where line.is_live)
  select asked.id, coalesce(sum(round(lines.moved_cents * lines.so_far / lines.whole)
    - round(lines.moved_cents * (lines.so_far - lines.cents) / lines.whole)), 0)::bigint
  from unnest(order_ids) as asked (id) left join lines on lines.order_id = asked.id and lines.whole <> 0
  group by 1
$$;

-- The parts add up to what is settled of an invoice: a payment above what is owed breaks the check of its invoice. What came in for
-- their orders follows.
create or replace function keep_settled_cents() returns trigger language plpgsql set search_path = public as $$
begin
  update invoices set settled_cents = settled_cents + part.cents
  from (select invoice_id, sum(cents)::bigint as cents from added group by 1) as part
  where invoices.id = part.invoice_id;
  update order_revenues r set paid_cents = paid.cents
  from paid_of_orders(array(select distinct line.delivery_order_id from invoice_lines line
    where line.invoice_id in (select invoice_id from added) and line.is_live)) as paid
  where r.delivery_order_id = paid.order_id and r.paid_cents <> paid.cents;
  return null;
end $$;

update order_revenues r set paid_cents = paid.cents
from paid_of_orders(array(select distinct line.delivery_order_id from settlement_parts part
  join invoice_lines line on line.invoice_id = part.invoice_id where line.is_live)) as paid
where r.delivery_order_id = paid.order_id and r.paid_cents <> paid.cents;

call work_as_owner();
