-- The list of orders that need attention begins with those that are still to be carried out (`urgencyOf` of domain/order-problems.ts).
create index delivery_order_parties_urgent_exceptions on delivery_order_parties
  (tenant_id, (available_at + case when status in ('completed', 'cancelled') then 10000000000 else 0 end), delivery_order_id)
  where has_exceptions;
