-- compatible: adds indexes.
-- outside a transaction: invoices are made while the indexes are.
drop index concurrently if exists invoices_received_by_day;
create index concurrently invoices_received_by_day on invoices (customer_tenant_id, invoice_date, id);
drop index concurrently if exists invoices_received_by_due_date;
create index concurrently invoices_received_by_due_date on invoices (customer_tenant_id, ages_from, id);
