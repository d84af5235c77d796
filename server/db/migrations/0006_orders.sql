-- Delivery orders: the order itself is the truth, delivery_order_parties is what lists and searches read.

create table delivery_orders (
  -- The order number.
  id bigint generated always as identity (start with 10001) primary key,
  -- What an outsider (a label, a link) holds instead of the number.
  uid uuid not null default gen_random_uuid() unique,
  status text not null default 'created'
    check (status in ('created', 'assigned', 'pickedUp', 'droppedOff', 'completed', 'cancelled')),
  sender_tenant_id bigint not null references tenants,
  receiver_tenant_id bigint not null references tenants,
  broker_tenant_id bigint references tenants,
  -- The organisation whose person placed the order: the sender, or the courier on the sender's behalf.
  scheduled_by_tenant_id bigint not null references tenants,
  sender_user_id bigint not null references users,
  sender_user_name text not null,
  driver_user_id bigint references users,
  service_id bigint not null references services,
  service_revision_id bigint not null references service_revisions,
  service_name text not null,
  vehicle_name text not null default '',
  service_speed_id bigint,
  service_speed_name text,
  service_speed_text_color text,
  -- null once the saved place was deleted, or when the address was typed for this order alone.
  pickup_location_id bigint references locations on delete set null,
  dropoff_location_id bigint references locations on delete set null,
  -- The places as they were when the order was made (LocationCopy of schema.ts).
  pickup_location jsonb not null,
  dropoff_location jsonb not null,
  po_number text not null default '',
  order_notes text not null default '' check (char_length(order_notes) <= 300),
  available_at bigint not null,
  -- When the drop-off is promised; null when the speed promises nothing.
  due_at bigint,
  distance_m double precision not null,
  time_s double precision not null,
  distance_estimated boolean not null default true,
  total_weight_kg double precision not null default 0,
  total_volume_m3 double precision not null default 0,
  total_parcels integer not null default 0,
  -- When each status was reached, as the device says (occurred). When the server heard of it stands on the update row.
  created_at bigint not null default unix_now(),
  assigned_at bigint,
  picked_up_at bigint,
  dropped_off_at bigint,
  completed_at bigint,
  cancelled_at bigint,
  updated_at bigint not null default unix_now(),
  cancellation_reason text check (char_length(cancellation_reason) between 1 and 300),
  cancelled_by_user_id bigint references users,
  cancelled_by_name text,
  cancelled_by_tenant_id bigint references tenants,
  cancelled_by_tenant_name text,
  bill_status text not null default 'not_exported' check (bill_status in ('exported', 'not_exported', 'not_exportable')),
  exceptions text[] not null default '{}',
  geostamps_enabled boolean not null default true,
  created_by_recurring_order_id bigint,
  check (status not in ('assigned', 'pickedUp', 'droppedOff', 'completed') or driver_user_id is not null),
  check ((status = 'cancelled') = (cancelled_at is not null))
);

-- One row per organisation that may see an order, with the columns that lists filter and sort by. Kept by a trigger.
create table delivery_order_parties (
  tenant_id bigint not null,
  delivery_order_id bigint not null references delivery_orders on delete cascade,
  is_sender boolean not null,
  is_receiver boolean not null,
  is_broker boolean not null,
  status text not null,
  driver_user_id bigint,
  sender_tenant_id bigint not null,
  receiver_tenant_id bigint not null,
  service_id bigint not null,
  available_at bigint not null,
  created_at bigint not null,
  bill_status text not null,
  has_exceptions boolean not null,
  -- Lower case: number, PO, both places (name, address, contact), notes.
  search_text text not null,
  -- Also the list in order of number.
  primary key (tenant_id, delivery_order_id)
);
create index delivery_order_parties_order on delivery_order_parties (delivery_order_id);
create index delivery_order_parties_available on delivery_order_parties (tenant_id, available_at desc, delivery_order_id desc);
create index delivery_order_parties_created on delivery_order_parties (tenant_id, created_at desc, delivery_order_id desc);
create index delivery_order_parties_status on delivery_order_parties (tenant_id, status, delivery_order_id desc);
create index delivery_order_parties_status_available
  on delivery_order_parties (tenant_id, status, available_at desc, delivery_order_id desc);
create index delivery_order_parties_driver_available
  on delivery_order_parties (tenant_id, driver_user_id, available_at desc, delivery_order_id desc);
create index delivery_order_parties_customer_available
  on delivery_order_parties (tenant_id, sender_tenant_id, available_at desc, delivery_order_id desc);
create index delivery_order_parties_search on delivery_order_parties using gin (tenant_id, search_text gin_trgm_ops);

create function delivery_order_search_text(o delivery_orders) returns text language sql stable parallel safe
  return lower(concat_ws(' ', o.id, o.po_number,
    o.pickup_location ->> 'name', o.pickup_location ->> 'friendlyName', o.pickup_location ->> 'unitNumber',
    o.pickup_location ->> 'formattedAddress', o.pickup_location ->> 'contactName',
    o.dropoff_location ->> 'name', o.dropoff_location ->> 'friendlyName', o.dropoff_location ->> 'unitNumber',
    o.dropoff_location ->> 'formattedAddress', o.dropoff_location ->> 'contactName',
    o.order_notes));

-- Security definer: the rows of the other organisations have to follow, which the acting one may not write.
create function keep_delivery_order_parties() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' and (old.sender_tenant_id, old.receiver_tenant_id, old.broker_tenant_id)
      is distinct from (new.sender_tenant_id, new.receiver_tenant_id, new.broker_tenant_id) then
    delete from delivery_order_parties p
    where p.delivery_order_id = new.id
      and p.tenant_id not in (new.sender_tenant_id, new.receiver_tenant_id, coalesce(new.broker_tenant_id, new.sender_tenant_id));
  end if;
  insert into delivery_order_parties as p (tenant_id, delivery_order_id, is_sender, is_receiver, is_broker, status, driver_user_id,
    sender_tenant_id, receiver_tenant_id, service_id, available_at, created_at, bill_status, has_exceptions, search_text)
  select party, new.id, party = new.sender_tenant_id, party = new.receiver_tenant_id, party is not distinct from new.broker_tenant_id,
    new.status, new.driver_user_id, new.sender_tenant_id, new.receiver_tenant_id, new.service_id, new.available_at, new.created_at,
    new.bill_status, new.exceptions <> '{}', delivery_order_search_text(new)
  from (select distinct unnest(array[new.sender_tenant_id, new.receiver_tenant_id, new.broker_tenant_id]) as party) parties
  where party is not null
  on conflict (tenant_id, delivery_order_id) do update set
    is_sender = excluded.is_sender, is_receiver = excluded.is_receiver, is_broker = excluded.is_broker,
    status = excluded.status, driver_user_id = excluded.driver_user_id, sender_tenant_id = excluded.sender_tenant_id,
    receiver_tenant_id = excluded.receiver_tenant_id, service_id = excluded.service_id, available_at = excluded.available_at,
    created_at = excluded.created_at, bill_status = excluded.bill_status, has_exceptions = excluded.has_exceptions,
    search_text = excluded.search_text;
  return null;
end $$;
alter function keep_delivery_order_parties owner to waybill_system;
create trigger delivery_orders_keep_parties after insert or update on delivery_orders
  for each row execute function keep_delivery_order_parties();

create table delivery_order_parcels (
  id bigint generated always as identity primary key,
  delivery_order_id bigint not null references delivery_orders on delete cascade,
  position integer not null default 0,
  parcel_type_id bigint references service_revision_parcel_types on delete set null,
  name text not null,
  quantity integer not null check (quantity > 0),
  -- Of each piece.
  length_m double precision not null default 0,
  width_m double precision not null default 0,
  height_m double precision not null default 0,
  weight_kg double precision not null default 0
);
create index delivery_order_parcels_order on delivery_order_parcels (delivery_order_id, position, id);

create table delivery_order_tags (
  delivery_order_id bigint not null references delivery_orders on delete cascade,
  tag_id bigint not null references service_revision_tags,
  name text not null,
  icon_image_src text,
  primary key (delivery_order_id, tag_id)
);

-- The timeline. Names are copies: they say who it was then, also to organisations that cannot see the person.
create table delivery_order_updates (
  id bigint generated always as identity primary key,
  delivery_order_id bigint not null references delivery_orders on delete cascade,
  type text not null check (type in ('created', 'created_brokered', 'created_unassigned', 'assigned', 'assigned_commented',
    'assigned_attachedMedia', 'assigned_pricingUpdated', 'assigned_pickedUp', 'assigned_droppedOff', 'completed', 'cancelled',
    'geostamp_check_in', 'geostamp_check_out')),
  -- When it happened on the device, and when the server heard of it.
  occurred_at bigint not null default unix_now(),
  created_at bigint not null default unix_now(),
  actor_user_id bigint references users,
  actor_name text,
  actor_tenant_id bigint references tenants,
  actor_tenant_name text,
  assignee_user_id bigint references users,
  assignee_name text,
  assignee_email text,
  comment text check (char_length(comment) <= 300),
  commenter_name text,
  commenter_email text,
  creator_name text,
  creator_email text,
  sender_tenant_name text,
  broker_supplier_name text,
  from_location_name text,
  from_location_address text,
  to_location_name text,
  to_location_address text,
  media_name text,
  media_url text,
  reason text,
  pricing_from_cents bigint,
  pricing_to_cents bigint,
  geostamp_uid uuid,
  latitude double precision,
  longitude double precision,
  created_by_recurring_order_id bigint
);
create index delivery_order_updates_order on delivery_order_updates (delivery_order_id, id);

-- The price as it was worked out, with everything it was worked out from.
create table delivery_order_prices (
  delivery_order_id bigint primary key references delivery_orders on delete cascade,
  service_revision_id bigint not null references service_revisions,
  pricing_type text not null check (pricing_type in ('fixed', 'variable', 'manual')),
  inputs jsonb not null,
  lines jsonb not null,
  -- Cents. All null while the price is pending: an order without a price is never one of zero.
  base_cents bigint,
  pre_tax_cents bigint,
  tax_cents bigint,
  total_cents bigint,
  is_pending boolean not null generated always as (total_cents is null) stored,
  currency text not null default 'CAD' check (currency in ('CAD', 'USD')),
  computed_at bigint not null default unix_now()
);

call protect_table('delivery_orders',
  '(select current_tenant_id()) in (sender_tenant_id, receiver_tenant_id, broker_tenant_id)');
grant select, insert, update on delivery_orders to waybill_app;

call protect_table('delivery_order_parties', 'tenant_id = (select current_tenant_id())');
-- Written by the trigger alone.
grant select on delivery_order_parties to waybill_app;

call protect_table('delivery_order_parcels',
  'exists (select from delivery_order_parties p where p.tenant_id = (select current_tenant_id())
     and p.delivery_order_id = delivery_order_parcels.delivery_order_id)');
call protect_table('delivery_order_tags',
  'exists (select from delivery_order_parties p where p.tenant_id = (select current_tenant_id())
     and p.delivery_order_id = delivery_order_tags.delivery_order_id)');
call protect_table('delivery_order_updates',
  'exists (select from delivery_order_parties p where p.tenant_id = (select current_tenant_id())
     and p.delivery_order_id = delivery_order_updates.delivery_order_id)');
call protect_table('delivery_order_prices',
  'exists (select from delivery_order_parties p where p.tenant_id = (select current_tenant_id())
     and p.delivery_order_id = delivery_order_prices.delivery_order_id)');
grant select, insert, update, delete on delivery_order_parcels, delivery_order_tags to waybill_app;
grant select, insert, update on delivery_order_prices to waybill_app;
-- The timeline is only ever added to.
grant select, insert on delivery_order_updates to waybill_app;

-- Ids of the request tenant's orders that contain every word of term and pass the filters, newest first, at most
-- max_rows (1 to 1,001). A null filter means any. See search_locations
-- for why this is a function, and for whom the table is not forced.
alter table delivery_order_parties no force row level security;
create function search_delivery_orders(
  term text,
  statuses text[] default null,
  driver_id bigint default null,
  customer_tenant_id bigint default null,
  available_from bigint default null,
  available_before bigint default null,
  max_rows integer default 1001
) returns setof bigint
language plpgsql stable security definer set search_path = public as $$
begin
  if current_tenant_id() is null then
    return;
  end if;
  return query execute
    'select delivery_order_id from delivery_order_parties where tenant_id = $1 and ' || search_conditions(term) || '
       and ($2 is null or status = any ($2))
       and ($3 is null or driver_user_id = $3)
       and ($4 is null or sender_tenant_id = $4)
       and ($5 is null or available_at >= $5)
       and ($6 is null or available_at < $6)
     order by delivery_order_id desc limit $7'
    using current_tenant_id(), statuses, driver_id, customer_tenant_id, available_from, available_before,
      least(greatest(max_rows, 1), 1001);
end $$;
revoke execute on function search_delivery_orders from public;
grant execute on function search_delivery_orders to waybill_app;
