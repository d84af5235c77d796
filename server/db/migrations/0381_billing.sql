-- A billing run: what was unbilled up to a day, put together, numbered, and written into files for an accounting package.
create table billing_exports (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled', 'reversed')),
  package text not null check (package in ('qbo', 'xero')),
  grouping text not null check (grouping in ('CustomerDeliveryOrder', 'CustomerCustomer', 'CustomerWeek', 'CustomerMonth', 'CustomerQuarter',
    'CustomerYear')),
  until_date text not null check (until_date ~ '^\d{4}-\d\d-\d\d$'),
  invoice_date text not null check (invoice_date ~ '^\d{4}-\d\d-\d\d$'),
  -- [id]; null: all customers.
  customer_ids jsonb,
  -- What its dry run came to: {orders, totalCents}. Where it is something else by now, nothing is made.
  expected jsonb,
  made_by_user_id bigint not null references users,
  made_by_name text not null,
  -- How many orders were looked at, of how many.
  done integer not null default 0,
  total integer,
  -- Why nothing was made, in words.
  failure text,
  invoices integer not null default 0,
  credit_notes integer not null default 0,
  orders integer not null default 0,
  -- Cents, credits taken off.
  pre_tax_cents bigint not null default 0,
  tax_cents bigint not null default 0,
  total_cents bigint not null default 0,
  ended_at bigint,
  reversed_at bigint,
  reversed_by_name text,
  reversal_reason text check (char_length(reversal_reason) <= 300),
  created_at bigint not null default unix_now()
);
create index billing_exports_newest on billing_exports (tenant_id, id desc);
create index billing_exports_made_by on billing_exports (made_by_user_id);
call protect_table('billing_exports', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on billing_exports to waybill_app;

create table invoices (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  billing_export_id bigint not null references billing_exports,
  kind text not null check (kind in ('invoice', 'creditNote')),
  number text not null check (char_length(number) <= 21),
  customer_tenant_id bigint not null references tenants,
  -- As it was then: who is billed, and the contact of the package.
  bill_to_name text not null,
  bill_to_address text,
  contact text not null,
  email text,
  -- What the grouping put together, and in words.
  key text not null,
  label text not null,
  invoice_date text not null check (invoice_date ~ '^\d{4}-\d\d-\d\d$'),
  due_date text check (due_date ~ '^\d{4}-\d\d-\d\d$'),
  payment_terms text not null,
  -- Cents, above zero on credit notes as well.
  pre_tax_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null,
  orders integer not null,
  -- Its run was reversed.
  voided_at bigint,
  created_at bigint not null default unix_now(),
  unique (tenant_id, number)
);
create index invoices_of_export on invoices (billing_export_id, id);
create index invoices_of_customer on invoices (tenant_id, customer_tenant_id, id desc);
create index invoices_customer on invoices (customer_tenant_id);
call protect_table('invoices', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on invoices to waybill_app;

create table invoice_lines (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  invoice_id bigint not null references invoices,
  billing_export_id bigint not null references billing_exports,
  delivery_order_id bigint not null references delivery_orders,
  kind text not null check (kind in ('order', 'correction', 'credit')),
  position integer not null,
  service_id bigint not null references services,
  service_name text not null,
  description text not null,
  service_date text not null check (service_date ~ '^\d{4}-\d\d-\d\d$'),
  -- Cents. `taxes` is [{type, name, percent, cents}].
  pre_tax_cents bigint not null,
  tax_cents bigint not null,
  taxes jsonb not null,
  -- What was billed of the order before, {preTaxCents, totalCents, taxes}; null: nothing.
  billed_before jsonb,
  -- Until its run is reversed.
  is_live boolean not null default true,
  -- A run bills an order once.
  unique (billing_export_id, delivery_order_id, kind)
);
create index invoice_lines_of_invoice on invoice_lines (invoice_id, position);
create index invoice_lines_of_order on invoice_lines (delivery_order_id, id);
create index invoice_lines_tenant on invoice_lines (tenant_id);
create index invoice_lines_service on invoice_lines (service_id);
call protect_table('invoice_lines', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on invoice_lines to waybill_app;

create table billing_files (
  billing_export_id bigint not null references billing_exports,
  position integer not null,
  tenant_id bigint not null references tenants,
  name text not null,
  kind text not null check (kind in ('invoices', 'creditNotes')),
  content text not null,
  -- Who had it last.
  downloaded_at bigint,
  downloaded_by_name text,
  invoices integer not null,
  rows integer not null,
  primary key (billing_export_id, position)
);
create index billing_files_tenant on billing_files (tenant_id);
call protect_table('billing_files', 'tenant_id = (select current_tenant_id())');
grant select, insert, update (downloaded_at, downloaded_by_name) on billing_files to waybill_app;

-- The next number of each courier: the row is locked by a run until it ends, so that no number is left out and none is given twice.
create table invoice_counters (
  tenant_id bigint primary key references tenants,
  next_number bigint not null
);
call protect_table('invoice_counters', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on invoice_counters to waybill_app;

-- What the books of a courier call things: a service, a combination of taxes, a customer.
create table accounting_mappings (
  tenant_id bigint not null references tenants,
  package text not null check (package in ('qbo', 'xero')),
  kind text not null check (kind in ('service', 'tax', 'customer')),
  -- The id of a service or customer; the types and percents of taxes.
  key text not null,
  item text,
  account text,
  -- Of a tax its code, of a customer the contact.
  code text,
  updated_at bigint not null default unix_now(),
  primary key (tenant_id, package, kind, key)
);
call protect_table('accounting_mappings', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on accounting_mappings to waybill_app;

create table accounting_templates (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  grouping text not null check (grouping in ('CustomerDeliveryOrder', 'CustomerCustomer', 'CustomerWeek', 'CustomerMonth', 'CustomerQuarter',
    'CustomerYear', 'DriverDeliveryOrder', 'DriverDriver', 'DriverWeek', 'DriverMonth', 'DriverQuarter', 'DriverYear', 'DriverPayPeriod')),
  period text not null check (period in ('thisMonth', 'lastMonth', 'thisQuarter', 'lastQuarter', 'thisYear', 'lastYear', 'last30Days')),
  version integer not null default 1,
  more jsonb not null default '{}',
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint
);
create index accounting_templates_by_name on accounting_templates (tenant_id, lower(name), id);
create index accounting_templates_by_updated_at on accounting_templates (tenant_id, updated_at desc, id desc);
call protect_table('accounting_templates', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on accounting_templates to waybill_app;

-- Money that may be lost and that somebody accepted so, for as long as it is the same money.
create table accepted_leaks (
  tenant_id bigint not null references tenants,
  delivery_order_id bigint not null references delivery_orders on delete cascade,
  leak text not null,
  cents bigint,
  reason text not null check (char_length(reason) between 1 and 300),
  accepted_by_user_id bigint not null references users,
  accepted_by_name text not null,
  accepted_at bigint not null default unix_now(),
  primary key (tenant_id, delivery_order_id, leak)
);
create index accepted_leaks_order on accepted_leaks (delivery_order_id);
create index accepted_leaks_by on accepted_leaks (accepted_by_user_id);
call protect_table('accepted_leaks', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on accepted_leaks to waybill_app;
