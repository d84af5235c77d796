-- Reports that are sent by e-mail again and again (docs/rules/figures.md, "Reports by mail").
create table report_schedules (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  report_kind text not null check (report_kind in ('AllOrders', 'SummaryByDriver', 'TransactionByDriver', 'SummaryByCustomer',
    'TransactionByCustomer', 'SummaryByCourier', 'TransactionByCourier', 'SummaryBySupplier', 'TransactionBySupplier')),
  period text not null check (period in ('lastDay', 'lastWeek', 'lastMonth', 'weekToDate', 'monthToDate')),
  every text not null check (every in ('day', 'week', 'month')),
  weekday text check (weekday in ('monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday', 'sunday')),
  day_of_month integer check (day_of_month between 1 and 31),
  -- Seconds from midnight by the organisation's clocks.
  time_of_day integer not null check (time_of_day between 0 and 86399),
  -- E-mail addresses with commas between them.
  receivers text not null,
  -- Somebody confirmed that addresses of people outside are meant.
  sends_outside boolean not null default false,
  is_paused boolean not null default false,
  -- Null: somebody paused it, or it is sent.
  paused_reason text,
  -- Who made, changed or resumed it last: it is sent with what they may read.
  made_by_user_id bigint not null references users,
  made_by_name text not null,
  -- Unix seconds of the next time, by the clocks of this zone; null while it is paused.
  next_at bigint,
  next_zone text,
  last_at bigint,
  last_outcome text,
  version integer not null default 1,
  -- Which orders count, as the contract's ReportFilter has it: {filter}.
  more jsonb not null default '{}',
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint
);
create index report_schedules_by_name on report_schedules (tenant_id, lower(name), id);
create index report_schedules_by_updated_at on report_schedules (tenant_id, updated_at desc, id desc);
create index report_schedules_made_by on report_schedules (made_by_user_id);
create index report_schedules_due on report_schedules (next_at, id) where next_at is not null;
call protect_table('report_schedules', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on report_schedules to waybill_app;
