-- Days on which drivers are off, by the courier's calendar.

create table absences (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  user_id bigint not null references users,
  from_day text not null check (from_day ~ '^\d{4}-\d\d-\d\d$'),
  -- The last day, which is off as well.
  until_day text not null check (until_day ~ '^\d{4}-\d\d-\d\d$'),
  note text not null default '',
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}',
  check (from_day <= until_day)
);
create index absences_by_from_day on absences (tenant_id, lower(from_day), id);
create index absences_by_updated_at on absences (tenant_id, updated_at desc, id desc);
create index absences_by_person on absences (tenant_id, user_id, lower(from_day), id);
create index absences_by_until_day on absences (tenant_id, until_day, lower(from_day), id);
call protect_table('absences', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on absences to waybill_app;

-- The days off of a driver that end on this day or later, the first of them first: [{fromDay, untilDay}].
create function days_off(of_tenant_id bigint, of_user_id bigint, since text) returns json
language sql stable as $$
  select coalesce(json_agg(json_build_object('fromDay', from_day, 'untilDay', until_day) order by from_day), '[]')
  from (select from_day, until_day from absences
    where tenant_id = of_tenant_id and user_id = of_user_id and until_day >= since order by from_day limit 100) coming
$$;

-- The orders of a driver, the open ones first: the order of server/orders/queries/assigned.ts.
create index delivery_order_parties_driver_urgency on delivery_order_parties (tenant_id, driver_user_id,
  (case when status in ('completed', 'cancelled') then 200000000000 - available_at else available_at end), delivery_order_id)
  where driver_user_id is not null;

-- What a person did, by when it happened.
create index delivery_order_updates_actor on delivery_order_updates (actor_user_id, occurred_at desc, id desc);
