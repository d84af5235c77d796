-- The same function as before with its body as a text. A body that PostgreSQL has parsed depends on the row type of the orders, and
-- then 0008 is refused by every version but 18: "cannot alter table because function uses its row type". It stands before 0008 for
-- new databases; where 0008 has run already it changes nothing.

create or replace function delivery_order_search_text(o delivery_orders) returns text language sql stable parallel safe as $$
  select lower(concat_ws(' ', o.id, o.po_number,
    o.pickup_location ->> 'name', o.pickup_location ->> 'friendlyName', o.pickup_location ->> 'unitNumber',
    o.pickup_location ->> 'formattedAddress', o.pickup_location ->> 'contactName',
    o.dropoff_location ->> 'name', o.dropoff_location ->> 'friendlyName', o.dropoff_location ->> 'unitNumber',
    o.dropoff_location ->> 'formattedAddress', o.dropoff_location ->> 'contactName',
    o.order_notes))
$$;
