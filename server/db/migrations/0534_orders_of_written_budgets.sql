-- compatible: drops an index that no function reads any more.
-- outside a transaction: orders are placed meanwhile.
drop index concurrently if exists delivery_orders_of_budgets;
