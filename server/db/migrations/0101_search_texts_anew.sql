-- What lists search in, of the orders that were placed before 0100.
set local role waybill_system;
update delivery_order_parties p set search_text = delivery_order_search_text(o)
from delivery_orders o
where o.id = p.delivery_order_id and p.search_text is distinct from delivery_order_search_text(o);
reset role;
