-- A supplier orders for those of its customers that let it, and keeps sight of the orders that it placed (domain-rules 15). The
-- customer is the sender and pays; the supplier is who scheduled the order.

-- Of a link of a supplier: whether its customer lets it place orders.
alter table tenant_links add column places_orders boolean not null default false;

-- Of an order that a supplier placed: its name at that time, for the courier is not linked with it. null: a party placed it.
alter table delivery_orders add column supplier_tenant_name text;

set local role waybill_system;

-- As in 0019; who is supplied lets the supplier order, and the couriers of those are read as long as both links are live.
create or replace view live_links as
  select linked_as, tenant_id from (
    select 'customer' as linked_as, partner_tenant_id as tenant_id, tenant_id as asking_tenant_id, ended_at
      from tenant_links where kind = 'courier-customer'
    union all select 'courier', tenant_id, partner_tenant_id, ended_at
      from tenant_links where kind = 'courier-customer'
    union all select 'carrier', tenant_id, partner_tenant_id, ended_at
      from tenant_links where kind = 'courier-broker'
    union all select 'supplied', partner_tenant_id, tenant_id, ended_at
      from tenant_links where kind = 'supplier-customer' and places_orders
    union all select 'supplied_courier', c.tenant_id, s.tenant_id, coalesce(s.ended_at, c.ended_at)
      from tenant_links s join tenant_links c on c.partner_tenant_id = s.partner_tenant_id and c.kind = 'courier-customer'
      where s.kind = 'supplier-customer' and s.places_orders
  ) links
  where asking_tenant_id = current_tenant_id() and ended_at is null;

create or replace function is_linked_as(asked_as text, asked_tenant_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  if asked_as = 'customer' then
    return exists (select from live_links where linked_as = 'customer' and tenant_id = asked_tenant_id);
  elsif asked_as = 'courier' then
    return exists (select from live_links where linked_as = 'courier' and tenant_id = asked_tenant_id);
  elsif asked_as = 'carrier' then
    return exists (select from live_links where linked_as = 'carrier' and tenant_id = asked_tenant_id);
  elsif asked_as = 'supplied' then
    return exists (select from live_links where linked_as = 'supplied' and tenant_id = asked_tenant_id);
  elsif asked_as = 'supplied_courier' then
    return exists (select from live_links where linked_as = 'supplied_courier' and tenant_id = asked_tenant_id);
  end if;
  return false;
end $$;

create function supplied_courier_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select tenant_id from live_links where linked_as = 'supplied_courier'
$$;

-- What the customers of the request tenant, a supplier, may order. Granted to nobody.
create view supplied_services as
  select s.customer_tenant_id, s.service_id
  from live_links l
  join tenant_links c on c.partner_tenant_id = l.tenant_id and c.kind = 'courier-customer' and c.ended_at is null
  join customer_services s on s.tenant_id = c.tenant_id and s.customer_tenant_id = l.tenant_id
  where l.linked_as = 'supplied' and s.is_enabled;

create function supplied_service_ids(asked_customer_id bigint) returns setof bigint
language sql stable security definer set search_path = public as $$
  select service_id from supplied_services where customer_tenant_id = asked_customer_id
$$;

-- As in 0015, with these.
create or replace function orderable_service_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select service_id from customer_services
  where customer_tenant_id = current_tenant_id()
    and (tenant_id in (select courier_tenant_ids()) or tenant_id in (select carrier_tenant_ids()))
  union all select service_id from supplied_services
$$;

create or replace view courier_schedules with (security_barrier) as
  select tenant_id, dispatch_hours, geostamps_enabled from courier_settings
  where tenant_id = (select current_tenant_id())
    or tenant_id in (select courier_tenant_ids())
    or tenant_id in (select carrier_tenant_ids())
    or tenant_id in (select supplied_courier_tenant_ids());

-- As in 0009: a supplier reads the names of the couriers on the orders that it placed, also when a link has ended.
create or replace function tenant_is_visible(asked_tenant_id bigint) returns boolean
language plpgsql stable security definer cost 5000 set search_path = public as $$
begin
  return exists (select from tenant_links l where l.tenant_id = current_tenant_id() and l.partner_tenant_id = asked_tenant_id)
    or exists (select from tenant_links l where l.partner_tenant_id = current_tenant_id() and l.tenant_id = asked_tenant_id)
    or exists (select from memberships m where m.user_id = current_user_id() and m.tenant_id = asked_tenant_id)
    or exists (select from tenant_links s
      join tenant_links c on c.partner_tenant_id = s.partner_tenant_id and c.kind = 'courier-customer'
      where s.tenant_id = current_tenant_id() and s.kind = 'supplier-customer' and c.tenant_id = asked_tenant_id);
end $$;

-- The supplier's row is the customer's, without the price that the customer pays. After the trigger that keeps the others: triggers
-- run in the order of their names.
create function keep_supplier_party() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  delete from delivery_order_parties where tenant_id = new.scheduled_by_tenant_id and delivery_order_id = new.id;
  insert into delivery_order_parties
  select (jsonb_populate_record(p, jsonb_build_object(
    'tenant_id', new.scheduled_by_tenant_id, 'is_sender', false, 'total_cents', null))).*
  from delivery_order_parties p where p.tenant_id = new.sender_tenant_id and p.delivery_order_id = new.id;
  return null;
end $$;

reset role;

create trigger delivery_orders_keep_supplier after insert or update on delivery_orders
  for each row when (new.scheduled_by_tenant_id not in (new.sender_tenant_id, new.receiver_tenant_id))
  execute function keep_supplier_party();

alter policy tenant on delivery_orders
  using ((select current_tenant_id()) in (sender_tenant_id, receiver_tenant_id, broker_tenant_id, scheduled_by_tenant_id))
  with check ((select current_tenant_id()) in (sender_tenant_id, receiver_tenant_id, broker_tenant_id, scheduled_by_tenant_id));

-- A supplier takes things to its customers.
alter policy tenant_reads on locations using (
  tenant_id = (select current_tenant_id())
  or tenant_id in (select customer_tenant_ids())
  or tenant_id in (select courier_tenant_ids())
  or tenant_id in (select supplied_tenant_ids()));

-- As in 0015 and 0021, with the books of those that a supplier orders for.
create or replace function search_locations(term text, owner_tenant_id bigint, archived boolean default false, max_rows integer default 1001)
returns setof bigint
language plpgsql stable security definer set search_path = public as $$
begin
  if current_tenant_id() is null
    or (owner_tenant_id <> current_tenant_id() and owner_tenant_id not in (select customer_tenant_ids())
      and owner_tenant_id not in (select supplied_tenant_ids())) then
    return;
  end if;
  return query execute
    'select id from locations where tenant_id = $1 and ' || search_conditions(term) || '
       and ($2 is null or (archived_at is not null) = $2)
     order by id desc limit $3'
    using owner_tenant_id, archived, least(greatest(max_rows, 1), 1001);
end $$;

create or replace function book_owner_ids() returns bigint[]
language sql stable security definer set search_path = public as $$
  select array(select current_tenant_id() where current_tenant_id() is not null
    union all select customer_tenant_ids() union all select supplied_tenant_ids())
$$;
