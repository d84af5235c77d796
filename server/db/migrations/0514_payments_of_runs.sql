-- compatible: adds columns that earlier processes leave at their defaults; a run that one of them makes is reversed as before.
-- A payment that a billing run wrote down itself, of orders that were paid before it, goes with the run when it is reversed.
alter table settlements add column by_run boolean not null default false;
-- The moment from which an order was said to be paid when it was billed, unix seconds; null: nobody had said so.
alter table invoice_lines add column paid_before_at bigint;
