-- What was paid of invoices, given back of credit notes, and credited: rows that are never changed. What was wrong is taken back by a row of
-- its own. What is settled of an invoice follows from them, and with it its state.
alter table invoices
  add column settled_cents bigint not null default 0 check (settled_cents between 0 and total_cents),
  add column sent_at bigint,
  add column reminded_at bigint,
  -- Of a credit note below zero.
  add column outstanding_cents bigint not null generated always as (case
    when voided_at is not null then 0
    when kind = 'invoice' then total_cents - settled_cents
    else settled_cents - total_cents end) stored,
  add column state text not null generated always as (case
    when voided_at is not null then 'void'
    when settled_cents >= total_cents then 'paid'
    when settled_cents > 0 then 'partPaid'
    else 'open' end) stored check (state in ('open', 'partPaid', 'paid', 'void')),
  -- From when it ages.
  add column ages_from text not null generated always as (coalesce(due_date, invoice_date)) stored,
  add check (payment_terms in ('dueOnReceipt', 'net10', 'net20', 'net30', 'net60', 'net90')),
  -- Nothing is paid of what is void.
  add check (voided_at is null or settled_cents = 0);
create index invoices_newest on invoices (tenant_id, id desc);
create index invoices_by_day on invoices (tenant_id, invoice_date, id);
create index invoices_by_due_date on invoices (tenant_id, ages_from, id);
create index invoices_outstanding on invoices (tenant_id, customer_tenant_id, ages_from, id) where outstanding_cents <> 0;

create table settlements (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  customer_tenant_id bigint not null references tenants,
  kind text not null check (kind in ('payment', 'refund', 'credit')),
  settled_on text not null check (settled_on ~ '^\d{4}-\d\d-\d\d$'),
  -- Below zero of one that takes another back.
  amount_cents bigint not null check (amount_cents <> 0),
  method text check (method in ('cheque', 'eTransfer', 'bankTransfer', 'card', 'cash', 'other')),
  note text check (char_length(note) <= 300),
  -- Of a credit: which credit note is taken off the invoices of its parts.
  credit_note_id bigint references invoices,
  takes_back_id bigint unique references settlements,
  made_by_user_id bigint not null references users,
  made_by_name text not null,
  created_at bigint not null default unix_now(),
  check ((kind = 'credit') = (credit_note_id is not null)),
  check ((takes_back_id is null) = (amount_cents > 0))
);
create index settlements_newest on settlements (tenant_id, settled_on desc, id desc);
create index settlements_of_customer on settlements (tenant_id, customer_tenant_id, settled_on, id);
create index settlements_customer on settlements (customer_tenant_id);
create index settlements_credit_note on settlements (credit_note_id) where credit_note_id is not null;
create index settlements_made_by on settlements (made_by_user_id);
call protect_table('settlements', 'tenant_id = (select current_tenant_id())');
grant select, insert on settlements to waybill_app;

create table settlement_parts (
  settlement_id bigint not null references settlements,
  invoice_id bigint not null references invoices,
  tenant_id bigint not null references tenants,
  cents bigint not null check (cents <> 0),
  primary key (settlement_id, invoice_id)
);
create index settlement_parts_of_invoice on settlement_parts (invoice_id, settlement_id);
create index settlement_parts_tenant on settlement_parts (tenant_id);
call protect_table('settlement_parts', 'tenant_id = (select current_tenant_id())');
grant select, insert on settlement_parts to waybill_app;

-- What a customer objects to on a line, and what it was answered.
create table invoice_disputes (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  customer_tenant_id bigint not null references tenants,
  invoice_id bigint not null references invoices,
  invoice_line_id bigint not null unique references invoice_lines,
  state text not null default 'open' check (state in ('open', 'answered', 'withdrawn')),
  comment text not null check (char_length(comment) between 1 and 500),
  disputed_by_user_id bigint not null references users,
  disputed_by_name text not null,
  disputed_at bigint not null default unix_now(),
  answer text check (char_length(answer) <= 500),
  answered_by_name text,
  answered_at bigint
);
create index invoice_disputes_newest on invoice_disputes (tenant_id, disputed_at desc, id desc);
create index invoice_disputes_open on invoice_disputes (invoice_id) where state = 'open';
create index invoice_disputes_of_invoice on invoice_disputes (invoice_id);
create index invoice_disputes_customer on invoice_disputes (customer_tenant_id);
create index invoice_disputes_by on invoice_disputes (disputed_by_user_id);
call protect_table('invoice_disputes', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on invoice_disputes to waybill_app;

-- Customers are reminded of what is overdue.
create table reminder_runs (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  state text not null default 'waiting' check (state in ('waiting', 'running', 'done', 'failed', 'cancelled')),
  -- [id]; null: all customers.
  customer_ids jsonb,
  done integer not null default 0,
  total integer,
  sent integer not null default 0,
  left_out integer not null default 0,
  failure text,
  made_by_user_id bigint not null references users,
  made_by_name text not null,
  created_at bigint not null default unix_now(),
  ended_at bigint
);
create index reminder_runs_newest on reminder_runs (tenant_id, id desc);
create index reminder_runs_made_by on reminder_runs (made_by_user_id);
call protect_table('reminder_runs', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on reminder_runs to waybill_app;

create table reminders (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  reminder_run_id bigint not null references reminder_runs,
  customer_tenant_id bigint not null references tenants,
  step text not null check (step in ('friendly', 'firm', 'final')),
  recipient text not null,
  total_cents bigint not null,
  created_at bigint not null default unix_now(),
  -- A run reminds each once, also when it is begun again.
  unique (reminder_run_id, customer_tenant_id)
);
create index reminders_of_customer on reminders (tenant_id, customer_tenant_id, created_at desc);
create index reminders_customer on reminders (customer_tenant_id);
call protect_table('reminders', 'tenant_id = (select current_tenant_id())');
grant select, insert on reminders to waybill_app;

alter table messages
  -- What is drawn and attached when it is sent, [{kind, …}]: `AttachedPaper` of server/messages/queue-message.ts.
  add column papers jsonb;

set local role waybill_system;

-- What is settled of invoices is what the parts come to: a payment above what is owed breaks the check of its invoice.
create function keep_settled_cents() returns trigger language plpgsql set search_path = public as $$
begin
  update invoices set settled_cents = settled_cents + part.cents
  from (select invoice_id, sum(cents)::bigint as cents from added group by 1) as part
  where invoices.id = part.invoice_id;
  return null;
end $$;

reset role;

create trigger settlement_parts_settle after insert on settlement_parts
  referencing new table as added for each statement execute function keep_settled_cents();
