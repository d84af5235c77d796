-- compatible: adds an index.
-- outside a transaction: invoices are made and paid while the index is made.
-- The account of an earlier day asks for what has become void since then.
drop index concurrently if exists invoices_voided;
create index concurrently invoices_voided on invoices (tenant_id, voided_at) where voided_at is not null;
