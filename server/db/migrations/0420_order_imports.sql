-- Orders that are placed from a file (docs/rules/orders-by-file.md).
create table order_imports (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  -- Who pays for the orders: the organization itself, or one that it orders for.
  customer_tenant_id bigint not null references tenants,
  customer_name text not null,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  file_name text not null,
  -- The contract's OrderImportTerms, with the heading of the file: {terms, heading, addsLocations}.
  asked jsonb not null,
  done integer not null default 0,
  total integer not null,
  placed integer not null default 0,
  duplicates integer not null default 0,
  refused integer not null default 0,
  total_cents bigint not null default 0,
  failure text,
  made_by_user_id bigint not null references users,
  made_by_name text not null,
  created_at bigint not null default unix_now(),
  ended_at bigint
);
create index order_imports_newest on order_imports (tenant_id, id desc);
create index order_imports_customer on order_imports (customer_tenant_id);
create index order_imports_made_by on order_imports (made_by_user_id);
call protect_table('order_imports', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on order_imports to waybill_app;

create table order_import_rows (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  order_import_id bigint not null references order_imports,
  customer_tenant_id bigint not null references tenants,
  -- Of the file.
  line integer not null,
  -- [text], in the order of the heading.
  row_values jsonb not null,
  outcome text not null default 'waiting' check (outcome in ('waiting', 'placed', 'duplicate', 'refused')),
  reference text,
  -- Without the zeros that a spreadsheet takes away; null: the row has no reference.
  reference_key text,
  -- What the row says, by field, to be compared with a later row of its reference.
  said jsonb,
  dropoff text,
  delivery_order_id bigint references delivery_orders,
  -- When it was placed; null where the order had no price.
  price_cents bigint,
  -- [{column, why}]
  faults jsonb not null default '[]',
  unique (order_import_id, line)
);
-- One order of a reference, whatever file it comes in again.
create unique index order_import_rows_reference on order_import_rows (tenant_id, customer_tenant_id, reference_key)
  where outcome = 'placed' and reference_key is not null;
create index order_import_rows_by_outcome on order_import_rows (order_import_id, outcome, line, id);
create index order_import_rows_by_line on order_import_rows (order_import_id, line, id);
create index order_import_rows_order on order_import_rows (delivery_order_id);
create index order_import_rows_customer on order_import_rows (customer_tenant_id);
call protect_table('order_import_rows', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on order_import_rows to waybill_app;

-- The locations of these address books that rows of a file may mean, by what they are called or go by: as locations_of_file.
create function locations_of_books_by_file(books bigint[], keys text[], refs text[], names text[]) returns setof bigint
language sql stable security definer set search_path = public as $$
  select id from locations where tenant_id = any (books) and import_key = any (keys)
  union
  select id from locations where tenant_id = any (books) and external_reference is not null
    and ltrim(external_reference, '0') = any (array(select ltrim(ref, '0') from unnest(refs) as ref))
  union
  select id from locations where tenant_id = any (books)
    and lower(name) = any (array(select lower(given) from unnest(names) as given))
$$;
revoke execute on function locations_of_books_by_file from public;
grant execute on function locations_of_books_by_file to waybill_app;
