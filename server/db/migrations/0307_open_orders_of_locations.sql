-- The open orders from and to one place, the newest first: a depot has thousands that are closed.
create index delivery_orders_open_from on delivery_orders (pickup_location_id, id desc)
  where status in ('created', 'assigned', 'pickedUp', 'droppedOff');
create index delivery_orders_open_to on delivery_orders (dropoff_location_id, id desc)
  where status in ('created', 'assigned', 'pickedUp', 'droppedOff');
