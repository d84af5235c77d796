-- compatible: adds an index.
-- outside a transaction: orders are placed while the index is made.
-- The orders of a month whose number, or value of a field, folds to that of a budget.
drop index concurrently if exists delivery_orders_of_folded_budgets;
create index concurrently delivery_orders_of_folded_budgets on delivery_orders
  using gin (budget_index_keys(sender_tenant_id, created_at / 2592000, budget_folds(budget_keys(po_number, order_fields)))) with (fastupdate = off)
  where po_number <> '' or order_fields <> '[]';
