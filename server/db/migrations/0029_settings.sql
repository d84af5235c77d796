-- What an organisation has set stands in one row for each kind of settings. What SQL reads has a column; everything else that the
-- contract has in them stands in `more`, so that a new field needs no migration.

alter table courier_settings
  add column version integer not null default 1,
  add column more jsonb not null default '{}';

-- {monday: {closed, hours: {openTime, closeTime, breakStartTime, breakEndTime}}, …}, as locations have them: a day can be closed.
set local role waybill_system;
update courier_settings set dispatch_hours = coalesce(
  (select jsonb_object_agg(day, jsonb_build_object('closed', false, 'hours', hours)) from jsonb_each(dispatch_hours) as each (day, hours)),
  '{}');
reset role;

create table accounting_settings (
  tenant_id bigint primary key references tenants,
  version integer not null default 1,
  more jsonb not null default '{}',
  updated_at bigint not null default unix_now()
);
call protect_table('accounting_settings', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on accounting_settings to waybill_app;
