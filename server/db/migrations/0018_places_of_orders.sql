-- Whether a place is a stop of an order is asked when it is deleted; without these all orders would be read.
create index delivery_orders_pickup_location on delivery_orders (pickup_location_id);
create index delivery_orders_dropoff_location on delivery_orders (dropoff_location_id);
