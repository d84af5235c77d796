-- Since when people know that an order is late, or that it was too late to tell them: once for each order.
alter table delivery_orders add column late_since bigint;
create index delivery_orders_becoming_late on delivery_orders (due_at)
  where late_since is null and status in ('created', 'assigned', 'pickedUp');
