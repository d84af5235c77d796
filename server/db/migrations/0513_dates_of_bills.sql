-- compatible: adds a column that earlier processes leave empty.
-- The date of the bills in the files of a pay run; null: the last day of its period. It is a later day where the books of that one were
-- closed when the run was made.
alter table pay_exports add column bill_date text check (bill_date ~ '^\d{4}-\d\d-\d\d$');
