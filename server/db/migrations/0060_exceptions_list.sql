-- The list of orders that need their courier's attention: an exception of its own, or no price while it is not cancelled.
-- `has_exceptions` of 0006 says so for the receiver alone; nobody else has anything to do there.

set local role waybill_system;

-- As in 0027, with that.
create or replace function keep_delivery_order_parties() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' and (old.sender_tenant_id, old.receiver_tenant_id, old.broker_tenant_id)
      is distinct from (new.sender_tenant_id, new.receiver_tenant_id, new.broker_tenant_id) then
    delete from delivery_order_parties p
    where p.delivery_order_id = new.id
      and p.tenant_id not in (new.sender_tenant_id, new.receiver_tenant_id, coalesce(new.broker_tenant_id, new.sender_tenant_id));
  end if;
  insert into delivery_order_parties as p (tenant_id, delivery_order_id, is_sender, is_receiver, is_broker, status, driver_user_id,
    sender_tenant_id, receiver_tenant_id, service_id, available_at, created_at, bill_status, has_exceptions, search_text,
    due_at, total_cents)
  select party, new.id, party = new.sender_tenant_id, party = new.receiver_tenant_id, party is not distinct from new.broker_tenant_id,
    new.status, case when sees_driver then new.driver_user_id end, new.sender_tenant_id, new.receiver_tenant_id, new.service_id,
    new.available_at, new.created_at, new.bill_status,
    party = new.receiver_tenant_id and (new.exceptions <> '{}' or (new.total_cents is null and new.status <> 'cancelled')),
    delivery_order_search_text(new), new.due_at, new.total_cents
  from (
    select distinct party, party = new.receiver_tenant_id or party is distinct from new.broker_tenant_id as sees_driver
    from unnest(array[new.sender_tenant_id, new.receiver_tenant_id, new.broker_tenant_id]) as party
    where party is not null) parties
  on conflict (tenant_id, delivery_order_id) do update set
    is_sender = excluded.is_sender, is_receiver = excluded.is_receiver, is_broker = excluded.is_broker,
    status = excluded.status, driver_user_id = excluded.driver_user_id, sender_tenant_id = excluded.sender_tenant_id,
    receiver_tenant_id = excluded.receiver_tenant_id, service_id = excluded.service_id, available_at = excluded.available_at,
    created_at = excluded.created_at, bill_status = excluded.bill_status, has_exceptions = excluded.has_exceptions,
    search_text = excluded.search_text, due_at = excluded.due_at, total_cents = excluded.total_cents
  where p is distinct from excluded;
  return null;
end $$;

-- As in 0028: a supplier's row is the sender's.
create or replace function keep_supplier_party() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  delete from delivery_order_parties where tenant_id = new.scheduled_by_tenant_id and delivery_order_id = new.id;
  insert into delivery_order_parties
  select (jsonb_populate_record(p, jsonb_build_object(
    'tenant_id', new.scheduled_by_tenant_id, 'is_sender', false, 'total_cents', null, 'has_exceptions', false))).*
  from delivery_order_parties p where p.tenant_id = new.sender_tenant_id and p.delivery_order_id = new.id;
  return null;
end $$;

update delivery_order_parties p
set has_exceptions = p.tenant_id = o.receiver_tenant_id
  and (o.exceptions <> '{}' or (o.total_cents is null and o.status <> 'cancelled'))
from delivery_orders o
where o.id = p.delivery_order_id
  and p.has_exceptions is distinct from (p.tenant_id = o.receiver_tenant_id
    and (o.exceptions <> '{}' or (o.total_cents is null and o.status <> 'cancelled')));

reset role;

-- Few orders are in it, so that placing the others costs nothing more.
create index delivery_order_parties_exceptions on delivery_order_parties (tenant_id, available_at, delivery_order_id)
  where has_exceptions;
