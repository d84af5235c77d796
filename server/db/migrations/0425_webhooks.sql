-- Addresses of other programs that are told what happens to orders (docs/rules/webhooks.md).
create table webhook_endpoints (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  url text not null,
  events text[] not null,
  is_enabled boolean not null default true,
  -- Null: somebody turned it off, or it is on.
  turned_off_reason text,
  -- Sealed (server/session/sealed.ts); null: none was made, and nothing is sent.
  secret text,
  secret_end text,
  previous_secret text,
  previous_secret_until bigint,
  failing_since bigint,
  last_success_at bigint,
  -- How many were sent in which minute, as unix seconds divided by 60: a loop between two organizations runs no faster.
  sent_in bigint not null default 0,
  sent_count integer not null default 0,
  version integer not null default 1,
  more jsonb not null default '{}',
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint,
  check ((previous_secret is null) = (previous_secret_until is null))
);
create index webhook_endpoints_by_name on webhook_endpoints (tenant_id, lower(name), id);
create index webhook_endpoints_by_updated_at on webhook_endpoints (tenant_id, updated_at desc, id desc);
create index webhook_endpoints_by_state on webhook_endpoints (tenant_id, is_enabled, lower(name), id);
create index webhook_endpoints_told on webhook_endpoints (tenant_id) where is_enabled and secret is not null;
call protect_table('webhook_endpoints', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on webhook_endpoints to waybill_app;

-- What an endpoint is told, with what became of it.
create table webhook_deliveries (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  endpoint_id bigint not null references webhook_endpoints on delete cascade,
  message_id text not null,
  event text not null,
  delivery_order_id bigint references delivery_orders on delete set null,
  -- Byte for byte what is signed and sent.
  body text not null,
  state text not null default 'waiting' check (state in ('waiting', 'delivered', 'failed')),
  tries integer not null default 0,
  -- Of one that is being sent: when its process counts as gone.
  next_at bigint,
  last_at bigint,
  last_status integer,
  took_ms integer,
  failure text,
  -- The first 1,000 characters.
  answer text,
  created_at bigint not null default unix_now(),
  check ((state = 'waiting') = (next_at is not null))
);
create unique index webhook_deliveries_message on webhook_deliveries (endpoint_id, message_id);
create index webhook_deliveries_newest on webhook_deliveries (tenant_id, created_at desc, id desc);
create index webhook_deliveries_by_endpoint on webhook_deliveries (tenant_id, endpoint_id, created_at desc, id desc);
create index webhook_deliveries_by_state on webhook_deliveries (tenant_id, state, created_at desc, id desc);
create index webhook_deliveries_by_event on webhook_deliveries (tenant_id, event, created_at desc, id desc);
create index webhook_deliveries_due on webhook_deliveries (endpoint_id, next_at, id) where state = 'waiting';
create index webhook_deliveries_order on webhook_deliveries (delivery_order_id) where delivery_order_id is not null;
create index webhook_deliveries_old on webhook_deliveries (created_at);
call protect_table('webhook_deliveries', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on webhook_deliveries to waybill_app;

-- What happened to orders of which somebody may be told. It stands here from the act on, is read once, and is gone then.
create table webhook_events (
  id bigint generated always as identity primary key,
  order_update_id bigint not null references delivery_order_updates on delete cascade
);
create index webhook_events_update on webhook_events (order_update_id);
call protect_table('webhook_events', 'false');

set local role waybill_system;

-- Beside the notices of the same entries (0340_notices.sql): where no party has an endpoint that is on it is one look at an index.
create function note_webhook_events() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into webhook_events (order_update_id)
  select u.id from written u join delivery_orders o on o.id = u.delivery_order_id
  where u.type in ('created', 'created_unassigned', 'assigned', 'assigned_pickedUp', 'assigned_droppedOff', 'completed', 'cancelled',
      'details_updated', 'undone', 'assigned_pricingUpdated', 'bought_price_changed')
    and exists (select from webhook_endpoints e where e.is_enabled and e.secret is not null
      and e.tenant_id in (o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id));
  return null;
end $$;

reset role;

create trigger delivery_order_updates_note_webhooks after insert on delivery_order_updates
  referencing new table as written for each statement execute function note_webhook_events();
