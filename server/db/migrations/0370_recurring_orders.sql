-- Orders that are placed again and again, by the calendar of the courier that carries them out.
create table recurring_orders (
  id bigint generated always as identity primary key,
  -- Who has them placed.
  tenant_id bigint not null references tenants,
  customer_tenant_id bigint not null references tenants,
  courier_tenant_id bigint not null references tenants,
  name text not null default '',
  status text not null default 'active' check (status in ('active', 'paused', 'invalid', 'completed', 'archived')),
  -- [{reason, severity, text}]
  reasons jsonb not null default '[]',
  -- The same with what each is about, for those who mend it.
  faults jsonb not null default '[]',
  service_id bigint not null references services,
  service_speed_id bigint not null,
  tag_ids jsonb not null default '[]',
  pickup_location_id bigint not null references locations,
  dropoff_location_id bigint not null references locations,
  parcels jsonb not null,
  -- A revision has parts of its own: by their names they are found in the one that is published on the day. {speed, tags: {id: name}, parcelTypes: {id: name}}
  part_names jsonb not null,
  po_number text,
  order_notes text,
  -- [{fieldId, value}]
  order_fields jsonb not null default '[]',
  recurrence jsonb not null,
  start_date text not null check (start_date ~ '^\d{4}-\d\d-\d\d$'),
  end_date text check (end_date ~ '^\d{4}-\d\d-\d\d$'),
  -- Seconds from midnight by the courier's clock.
  pickup_from_s integer not null check (pickup_from_s between 0 and 86399),
  dropoff_to_s integer check (dropoff_to_s between 0 and 86400),
  dropoff_days integer not null default 0,
  days_ahead integer not null default 1,
  remind_days jsonb not null default '[]',
  -- Which of the reminders were sent: of another end others are.
  reminded jsonb not null default '[]',
  agreed_price_cad_cents bigint,
  default_driver_user_id bigint references users,
  next_date text,
  last_date text,
  -- The day of the last look by the courier's calendar, or the one on which it was changed or resumed since.
  looked_on text,
  -- What was right when somebody last said so: {pickup, dropoff, customer}, as texts that differ when they differ.
  confirmed jsonb not null default '{}',
  -- When somebody has to look at it, unix seconds: the next midnight of the courier, or at once.
  look_at bigint not null default 0,
  -- In whose name its orders are placed.
  user_id bigint not null references users,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'
);
create index recurring_orders_by_name on recurring_orders (tenant_id, lower(name), id);
create index recurring_orders_by_updated_at on recurring_orders (tenant_id, updated_at desc, id desc);
create index recurring_orders_by_start_date on recurring_orders (tenant_id, lower(start_date), id);
create index recurring_orders_by_status on recurring_orders (tenant_id, status, lower(name), id);
create index recurring_orders_by_customer on recurring_orders (tenant_id, customer_tenant_id, lower(name), id);
create index recurring_orders_of_courier on recurring_orders (courier_tenant_id, status, lower(name), id);
create index recurring_orders_to_look_at on recurring_orders (look_at, id) where status in ('active', 'invalid');
create index recurring_orders_of_customer on recurring_orders (customer_tenant_id);
create index recurring_orders_service on recurring_orders (service_id);
create index recurring_orders_pickup on recurring_orders (pickup_location_id);
create index recurring_orders_dropoff on recurring_orders (dropoff_location_id);
-- A courier reads what its customers have set up.
call protect_table('recurring_orders',
  'tenant_id = (select current_tenant_id()) or (courier_tenant_id = (select current_tenant_id()) and tenant_id in (select customer_tenant_ids()))',
  'tenant_id = (select current_tenant_id()) or (courier_tenant_id = (select current_tenant_id()) and tenant_id in (select customer_tenant_ids()))');
grant select, insert, update on recurring_orders to waybill_app;

-- Of days that differ from the rule, and of those for which something was made or should have been: once for each of the rule's days.
create table recurring_order_days (
  recurring_order_id bigint not null references recurring_orders on delete cascade,
  date text not null check (date ~ '^\d{4}-\d\d-\d\d$'),
  is_disabled boolean not null default false,
  moved_to text check (moved_to ~ '^\d{4}-\d\d-\d\d$'),
  -- {pickupFromS, dropoffToS, orderNotes, poNumber}, of what differs.
  changes jsonb not null default '{}',
  -- Null: its time has not come.
  state text check (state in ('made', 'missed', 'failed', 'dismissed')),
  -- On which day it ran, or should have.
  ran_on text,
  delivery_order_id bigint references delivery_orders on delete set null,
  failure text,
  primary key (recurring_order_id, date)
);
create index recurring_order_days_by_order on recurring_order_days (delivery_order_id) where delivery_order_id is not null;
create index recurring_order_days_open on recurring_order_days (recurring_order_id, ran_on) where state in ('missed', 'failed');
call protect_table('recurring_order_days', 'exists (select from recurring_orders r where r.id = recurring_order_id)');
grant select, insert, update on recurring_order_days to waybill_app;

create table recurring_order_events (
  id bigint generated always as identity primary key,
  recurring_order_id bigint not null references recurring_orders on delete cascade,
  type text not null check (type in ('created', 'delivery_order_created', 'settings_updated', 'single_day_settings_updated',
    'single_day_disabled', 'single_day_enabled', 'paused', 'resumed', 'terminated', 'completed')),
  date text,
  delivery_order_id bigint references delivery_orders on delete set null,
  actor_user_id bigint references users,
  actor_name text,
  created_at bigint not null default unix_now()
);
create index recurring_order_events_newest on recurring_order_events (recurring_order_id, id desc);
create index recurring_order_events_order on recurring_order_events (delivery_order_id) where delivery_order_id is not null;
call protect_table('recurring_order_events', 'exists (select from recurring_orders r where r.id = recurring_order_id)');
grant select, insert on recurring_order_events to waybill_app;

alter table delivery_orders
  add constraint delivery_orders_recurring_order foreign key (created_by_recurring_order_id) references recurring_orders;
create index delivery_orders_recurring_order on delivery_orders (created_by_recurring_order_id, id) where created_by_recurring_order_id is not null;

-- What a courier does with recurring orders on holidays, for those who may order from it.
alter table courier_settings add column recurring_on_holidays text not null default 'run'
  check (recurring_on_holidays in ('run', 'skip', 'nextWorkingDay'));

set local role waybill_system;

-- What a recurring order stands on changes: it is looked at again at once, whatever changed it.
create function look_at_recurring_orders() returns trigger language plpgsql security definer set search_path = public as $$
begin
  case tg_table_name
    when 'services' then
      update recurring_orders set look_at = 0 where service_id = new.id and status in ('active', 'invalid') and look_at > 0;
    when 'locations' then
      update recurring_orders set look_at = 0 where new.id in (pickup_location_id, dropoff_location_id) and status in ('active', 'invalid') and look_at > 0;
    when 'customer_services' then
      update recurring_orders set look_at = 0
        where service_id = coalesce(new.service_id, old.service_id) and customer_tenant_id = coalesce(new.customer_tenant_id, old.customer_tenant_id)
          and status in ('active', 'invalid') and look_at > 0;
    when 'customers' then
      update recurring_orders set look_at = 0
        where courier_tenant_id = new.tenant_id and customer_tenant_id = new.id and status in ('active', 'invalid') and look_at > 0;
    when 'tenant_links' then
      update recurring_orders set look_at = 0
        where courier_tenant_id in (new.tenant_id, new.partner_tenant_id) and customer_tenant_id in (new.tenant_id, new.partner_tenant_id)
          and status in ('active', 'invalid') and look_at > 0;
    when 'courier_settings' then
      update recurring_orders set look_at = 0 where courier_tenant_id = new.tenant_id and status in ('active', 'invalid') and look_at > 0;
    when 'tenants' then
      update recurring_orders set look_at = 0 where new.id in (courier_tenant_id, customer_tenant_id) and status in ('active', 'invalid') and look_at > 0;
  end case;
  return null;
end $$;

reset role;

create trigger services_recur after update of is_enabled, archived_at, published_revision_id on services
  for each row execute function look_at_recurring_orders();
create trigger locations_recur after update of archived_at, formatted_address, operating_hours on locations
  for each row when (old.archived_at is distinct from new.archived_at or old.formatted_address is distinct from new.formatted_address
    or old.operating_hours is distinct from new.operating_hours) execute function look_at_recurring_orders();
create trigger customer_services_recur after insert or update or delete on customer_services
  for each row execute function look_at_recurring_orders();
create trigger customers_recur after update on customers
  for each row execute function look_at_recurring_orders();
create trigger tenant_links_recur after update of ended_at on tenant_links
  for each row execute function look_at_recurring_orders();
create trigger courier_settings_recur after update of holidays, recurring_on_holidays, dispatch_hours on courier_settings
  for each row execute function look_at_recurring_orders();
create trigger tenants_recur after update of archived_at, time_zone on tenants
  for each row when (old.archived_at is distinct from new.archived_at or old.time_zone is distinct from new.time_zone)
  execute function look_at_recurring_orders();

set local role waybill_system;
-- As in 0080, with the above.
create or replace view courier_schedules with (security_barrier) as
  select tenant_id, dispatch_hours, geostamps_enabled, holidays,
    (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'options', f.options,
        'required', f.required, 'help', f.help, 'shownIn', f.shown_in, 'pinned', f.pinned) order by f.position, f.id), '[]')
      from delivery_order_fields f where f.tenant_id = courier_settings.tenant_id) as order_fields,
    holidays_name, fuel_name, recurring_on_holidays
  from courier_settings
  where tenant_id = (select current_tenant_id())
    or tenant_id in (select courier_tenant_ids())
    or tenant_id in (select carrier_tenant_ids())
    or tenant_id in (select supplied_courier_tenant_ids());
reset role;
