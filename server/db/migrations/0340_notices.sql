-- What happened that people are told of (domain/notices/). It stands here from the act on, is read once, and is gone then.
create table notice_events (
  id bigint generated always as identity primary key,
  -- Of one act there may be several: they are told together.
  xid xid8 not null default pg_current_xact_id(),
  -- Null: what the entry of the timeline says.
  type text,
  order_update_id bigint references delivery_order_updates on delete cascade,
  delivery_order_id bigint references delivery_orders on delete cascade,
  -- Of what is about no order.
  facts jsonb not null default '{}',
  payload jsonb not null default '{}',
  -- Null: it happened by itself.
  actor_user_id bigint references users,
  actor_tenant_id bigint references tenants,
  -- Of what is for one person alone.
  for_user_id bigint references users,
  audience_tenant_ids bigint[] not null,
  -- Who belonged to these when it happened, and was not the one who acted: nobody else is told.
  people bigint[] not null default '{}',
  created_at bigint not null default unix_now(),
  check ((type is null) = (order_update_id is not null))
);
create index notice_events_update on notice_events (order_update_id);
create index notice_events_order on notice_events (delivery_order_id);
call protect_table('notice_events', 'false');

-- What a person was told in an organisation, once for each act and type. Where they did not want it in the drawer the row says by what else
-- they were to be told.
create table notices (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  tenant_id bigint not null references tenants,
  xid xid8 not null,
  type text not null,
  order_ids bigint[] not null default '{}',
  -- What is said, and what a press leads to.
  facts jsonb not null default '{}',
  payload jsonb not null default '{}',
  in_app boolean not null,
  -- It is for this person alone, whatever else they may read.
  is_personal boolean not null default false,
  read_at bigint,
  created_at bigint not null default unix_now(),
  unique (user_id, tenant_id, xid, type)
);
create index notices_newest on notices (user_id, tenant_id, created_at desc, id desc) where in_app;
create index notices_unread on notices (user_id, tenant_id) where in_app and read_at is null;
create index notices_old on notices (created_at);
call protect_table('notices', 'user_id = (select current_user_id()) and tenant_id = (select current_tenant_id())');
grant select on notices to waybill_app;
grant update (read_at) on notices to waybill_app;
call open_to_external('notices', 'true', 'true');

-- What a person chose, in all of their organisations. What nobody chose follows from what they are (domain/notices/types.ts).
create table notification_choices (
  user_id bigint primary key references users on delete cascade,
  -- {type: {channel: boolean}}, of what was chosen.
  choices jsonb not null default '{}',
  digest text not null default 'atOnce' check (digest in ('atOnce', 'hourly', 'daily')),
  -- Seconds from midnight by the person's clock.
  quiet_from integer check (quiet_from between 0 and 86399),
  quiet_to integer check (quiet_to between 0 and 86399),
  language text not null default 'en' check (language in ('en', 'fr')),
  updated_at bigint not null default unix_now(),
  check ((quiet_from is null) = (quiet_to is null))
);
call protect_table('notification_choices', 'user_id = (select current_user_id())');
grant select, insert, update on notification_choices to waybill_app;
call open_to_external('notification_choices', 'true', 'true');

set local role waybill_system;

-- Who belongs to organisations at this moment.
create function people_of(tenant_ids bigint[], but_user_id bigint) returns bigint[]
language sql stable security definer set search_path = public as $$
  select coalesce(array_agg(distinct user_id), '{}') from memberships
  where tenant_id = any (tenant_ids) and user_id is distinct from but_user_id
$$;

-- Each entry of a timeline that somebody is told of, with the act that wrote it: none is forgotten, and it costs no message more.
create function note_order_updates() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into notice_events (order_update_id, delivery_order_id, actor_user_id, actor_tenant_id, audience_tenant_ids, people, created_at)
  select u.id, o.id, u.actor_user_id, u.actor_tenant_id, parties.ids, people_of(parties.ids, u.actor_user_id), u.created_at
  from written u join delivery_orders o on o.id = u.delivery_order_id,
    lateral (select array_remove(array[o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id], null) as ids) parties
  where u.type in ('created', 'assigned', 'created_unassigned', 'assigned_commented', 'assigned_attachedMedia', 'assigned_pickedUp',
    'assigned_droppedOff', 'completed', 'cancelled', 'bought_price_changed');
  return null;
end $$;

-- Their bells look again: one event for all of an organisation who were told at once.
create function tell_of_notices() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
  select tenant_id, array[tenant_id], 'notices',
    jsonb_build_object('key', tenant_id::text, 'userIds', jsonb_agg(distinct user_id))
  from written where in_app group by tenant_id;
  return null;
end $$;

reset role;

create trigger delivery_order_updates_note after insert on delivery_order_updates
  referencing new table as written for each statement execute function note_order_updates();
create trigger notices_tell after insert on notices
  referencing new table as written for each statement execute function tell_of_notices();
create trigger notices_tell_again after update on notices
  referencing new table as written for each statement execute function tell_of_notices();
