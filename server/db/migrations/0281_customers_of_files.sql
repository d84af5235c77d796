-- A file of customers asks which of them are there, by name and by the courier's own number.
create index customers_by_bare_name on customers (tenant_id, bare_letters(name));
create index customers_by_account_number on customers (tenant_id, account_number) where account_number is not null;
