-- The open orders from and to one place, the newest first: a depot has thousands that are closed.
create index delivery_orders_open_from on delivery_orders (pickup_location_id, id desc)
  where status in ('created', 'assigned', 'pickedUp', 'droppedOff');
create index delivery_orders_open_to on delivery_orders (dropoff_location_id, id desc)
  where status in ('created', 'assigned', 'pickedUp', 'droppedOff');

-- Those of a customer as well: with their numbers the newest are found without the others.
drop index delivery_order_parties_open_of_sender;
create index delivery_order_parties_open_of_sender on delivery_order_parties (tenant_id, sender_tenant_id, delivery_order_id desc)
  where status in ('created', 'assigned', 'pickedUp', 'droppedOff');
