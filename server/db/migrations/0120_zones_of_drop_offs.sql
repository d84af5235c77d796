-- The zone of the drop-off, as the courier's map had it when the order was placed: dispatchers group orders by it. A stop never moves
-- after that. Orders that stand have it from their own price, where the map looks at drop-offs.
alter table delivery_orders add column dropoff_zone text;

set local role waybill_system;

update delivery_orders o set dropoff_zone = line ->> 'name'
from delivery_order_prices price cross join lateral jsonb_array_elements(price.lines) as line
where price.delivery_order_id = o.id
  and line ->> 'key' like 'zone:%' and line ->> 'key' <> 'zone:fallback'
  and 'dropoff' = any (string_to_array(line #>> '{reason,input,stops}', ','));

reset role;
