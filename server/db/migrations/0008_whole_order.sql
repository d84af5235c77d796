-- The order, whole: how it is edited and by whom last, what its driver earns, where he waited, what was captured at its
-- stops, the files that belong to it, and the order that it was handed on by.

alter table delivery_orders
  -- Counts the edits of details and parcels: an edit names the version that it is based on.
  add column version integer not null default 1,
  add column edited_at bigint,
  add column edited_by_name text,
  -- When a person set the billing status by hand; an order once billed stays open to that.
  add column bill_status_overridden_at bigint,
  -- The courier that carries the order out in place of its receiver (order_brokerages); it has no driver of the receiver's then.
  add column brokered_to_tenant_id bigint references tenants;
alter table delivery_orders drop constraint delivery_orders_check;
alter table delivery_orders add constraint delivery_orders_driver_check check (
  status not in ('assigned', 'pickedUp', 'droppedOff', 'completed') or driver_user_id is not null or brokered_to_tenant_id is not null);

alter table delivery_order_prices
  -- Counts the changes of the price, as delivery_orders.version does those of the order.
  add column version integer not null default 1,
  -- What waiting costs when a person typed it; null: what the stamps come to.
  add column wait_time_override_cents bigint check (wait_time_override_cents >= 0);

alter table courier_settings
  -- {defaultRate, leaveOut: {fuel, waitTime, adjustments}}; rate in percent. null: no default rate, nothing left out.
  add column driver_pay jsonb;

-- What a driver earns of every order, in percent of the pre-tax total, unless the order says otherwise.
create table driver_pay_rates (
  tenant_id bigint not null references tenants,
  user_id bigint not null references users,
  rate double precision not null check (rate between 0 and 1000),
  updated_at bigint not null default unix_now(),
  primary key (tenant_id, user_id)
);
call protect_table('driver_pay_rates', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on driver_pay_rates to waybill_app;

-- What was set by hand for one order. Without a row the driver's or the courier's rate holds.
create table delivery_order_driver_pay (
  delivery_order_id bigint primary key references delivery_orders on delete cascade,
  -- The courier: nobody else reads what its drivers earn.
  tenant_id bigint not null references tenants,
  rate_override double precision check (rate_override between 0 and 1000),
  -- [{name, priceCadCents}]
  adjustments jsonb not null default '[]',
  version integer not null default 1,
  updated_at bigint not null default unix_now()
);
call protect_table('delivery_order_driver_pay', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on delivery_order_driver_pay to waybill_app;

-- Check-ins and check-outs; the two of a period share a uid. Only ever added to.
create table delivery_order_geostamps (
  id bigint generated always as identity primary key,
  delivery_order_id bigint not null references delivery_orders on delete cascade,
  uid uuid not null default gen_random_uuid(),
  type text not null check (type in ('checkin', 'checkout')),
  stop text not null check (stop in ('pickup', 'dropoff')),
  -- On the device; created_at is when the server heard of it.
  occurred_at bigint not null,
  created_at bigint not null default unix_now(),
  latitude double precision,
  longitude double precision,
  -- null: a person of the courier that the order was brokered to, whose people stay unknown (domain-rules 9).
  user_id bigint references users,
  unique (delivery_order_id, uid, type),
  check ((latitude is null) = (longitude is null))
);

alter table service_revisions
  -- What drivers are asked at the stops, as it was when the revision was published:
  -- {pickup: [{id, type, label, description, required, options}], dropoff: […]}.
  add column protocols jsonb not null default '{"pickup": [], "dropoff": []}';

-- What was captured at a stop.
create table delivery_order_protocol_entries (
  id bigint generated always as identity primary key,
  delivery_order_id bigint not null references delivery_orders on delete cascade,
  stop text not null check (stop in ('pickup', 'dropoff')),
  occurred_at bigint not null,
  created_at bigint not null default unix_now(),
  latitude double precision,
  longitude double precision,
  -- null: a person of the courier that the order was brokered to; the names are empty then.
  actor_user_id bigint references users,
  -- Copies, for organisations that cannot see the person.
  actor_first_name text not null,
  actor_last_name text not null,
  actor_type text not null check (actor_type in ('driver', 'user')),
  -- {actionId: value}; files stand in delivery_order_media.
  answers jsonb not null default '{}',
  -- What was asked, [{id, type, label, …}], when another order's revision asked it (a brokered order); null: the own revision's.
  actions jsonb,
  unique (delivery_order_id, stop),
  check ((latitude is null) = (longitude is null))
);

-- The content of files, each once for an organisation however often it is attached.
create table stored_files (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  -- Hexadecimal.
  sha256 text not null,
  size_bytes bigint not null,
  -- What the server found it to be.
  content_type text not null,
  storage text not null check (storage in ('database', 'object')),
  -- Where it is in the object storage.
  object_key text,
  created_at bigint not null default unix_now(),
  unique (tenant_id, sha256),
  check ((storage = 'object') = (object_key is not null))
);

-- The bytes of a file that the database keeps, in pieces so that nobody has to hold all of it.
create table stored_file_parts (
  file_id bigint not null references stored_files on delete cascade,
  position integer not null,
  bytes bytea not null,
  primary key (file_id, position)
);
-- Photographs do not get smaller by being compressed again.
alter table stored_file_parts alter column bytes set storage external;

-- Files on their way in. Thrown away when they expire unattached.
create table uploads (
  uid uuid primary key default gen_random_uuid(),
  tenant_id bigint not null references tenants,
  user_id bigint not null references users,
  file_name text not null,
  content_type text not null,
  size_bytes bigint not null check (size_bytes > 0),
  received_bytes bigint not null default 0,
  storage text not null check (storage in ('database', 'object')),
  object_key text,
  -- SHA-256 of the ticket that opens the websocket, hexadecimal.
  ticket_hash text,
  -- Set once the file is whole.
  file_id bigint references stored_files,
  created_at bigint not null default unix_now(),
  expires_at bigint not null
);
create index uploads_expiry on uploads (expires_at);

create table upload_parts (
  upload_uid uuid not null references uploads on delete cascade,
  -- Byte at which it begins.
  position bigint not null,
  bytes bytea not null,
  primary key (upload_uid, position)
);
alter table upload_parts alter column bytes set storage external;

create table delivery_order_media (
  id bigint generated always as identity primary key,
  delivery_order_id bigint not null references delivery_orders on delete cascade,
  file_id bigint not null references stored_files,
  name text not null check (char_length(name) between 1 and 200),
  -- The protocol action that it answers; null when it was attached by itself.
  stop text check (stop in ('pickup', 'dropoff')),
  action_id text,
  created_at bigint not null default unix_now(),
  -- null, both: a person of the courier that the order was brokered to.
  attached_by_user_id bigint references users,
  attached_by_name text,
  attached_by_tenant_id bigint not null references tenants,
  check ((stop is null) = (action_id is null))
);
create index delivery_order_media_order on delivery_order_media (delivery_order_id, id);
create index delivery_order_media_file on delivery_order_media (file_id);

-- An order sold to a customer and the order that its courier bought of another one to have it done (domain-rules 9).
create table order_brokerages (
  buy_order_id bigint primary key references delivery_orders on delete cascade,
  sell_order_id bigint not null references delivery_orders on delete cascade,
  -- The courier between the two, and the one that carries it out.
  tenant_id bigint not null references tenants,
  receiver_tenant_id bigint not null references tenants,
  created_at bigint not null default unix_now(),
  -- When the courier that was to carry it out gave it back; the order can be brokered anew then.
  ended_at bigint
);
create unique index order_brokerages_sell_order on order_brokerages (sell_order_id) where ended_at is null;
call protect_table('order_brokerages',
  '(select current_tenant_id()) in (tenant_id, receiver_tenant_id)',
  'tenant_id = (select current_tenant_id())');
grant select, insert, update on order_brokerages to waybill_app;

call protect_table('delivery_order_geostamps',
  'exists (select from delivery_order_parties p where p.tenant_id = (select current_tenant_id())
     and p.delivery_order_id = delivery_order_geostamps.delivery_order_id)');
grant select, insert on delivery_order_geostamps to waybill_app;
call protect_table('delivery_order_protocol_entries',
  'exists (select from delivery_order_parties p where p.tenant_id = (select current_tenant_id())
     and p.delivery_order_id = delivery_order_protocol_entries.delivery_order_id)');
grant select, insert, update on delivery_order_protocol_entries to waybill_app;
call protect_table('delivery_order_media',
  'exists (select from delivery_order_parties p where p.tenant_id = (select current_tenant_id())
     and p.delivery_order_id = delivery_order_media.delivery_order_id)');
grant select, insert on delivery_order_media to waybill_app;

-- The file of an order is read by everyone who may see the order, and written by the organisation that brought it.
call protect_table('stored_files',
  'tenant_id = (select current_tenant_id()) or exists (select from delivery_order_media m where m.file_id = stored_files.id)',
  'tenant_id = (select current_tenant_id())');
call protect_table('stored_file_parts',
  'exists (select from stored_files f where f.id = stored_file_parts.file_id)',
  'exists (select from stored_files f where f.id = stored_file_parts.file_id and f.tenant_id = (select current_tenant_id()))');
grant select, insert, delete on stored_files, stored_file_parts to waybill_app;

call protect_table('uploads', 'tenant_id = (select current_tenant_id()) and user_id = (select current_user_id())');
call protect_table('upload_parts', 'exists (select from uploads u where u.uid = upload_parts.upload_uid)');
grant select, insert, update, delete on uploads, upload_parts to waybill_app;
