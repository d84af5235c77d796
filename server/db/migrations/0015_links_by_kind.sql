-- Whether two organisations are linked is asked by the kind of link: a live link of any kind was enough to read an address
-- book, so that a broker partner read all of it. Each function answers what the others are to the request tenant now; an
-- ended link is none. server/relationships/links.ts asks by them, and the policies below do.

-- What reads past row-level security belongs to waybill_system, and only itself may replace what is its own.
set local role waybill_system;

-- Organisations that it delivers for.
create function customer_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select partner_tenant_id from tenant_links
  where tenant_id = current_tenant_id() and kind = 'courier-customer' and ended_at is null
$$;

-- Couriers that deliver for it.
create function courier_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select tenant_id from tenant_links
  where partner_tenant_id = current_tenant_id() and kind = 'courier-customer' and ended_at is null
$$;

-- Couriers that carry out orders which it has sold.
create function carrier_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select tenant_id from tenant_links
  where partner_tenant_id = current_tenant_id() and kind = 'courier-broker' and ended_at is null
$$;

-- Customers that it supplies.
create function supplied_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select partner_tenant_id from tenant_links
  where tenant_id = current_tenant_id() and kind = 'supplier-customer' and ended_at is null
$$;

-- The same of one organisation: a courier may have thousands of customers.
create function is_linked_as(asked_as text, asked_tenant_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  return case asked_as
    when 'customer' then exists (select from tenant_links where tenant_id = current_tenant_id()
      and partner_tenant_id = asked_tenant_id and kind = 'courier-customer' and ended_at is null)
    when 'courier' then exists (select from tenant_links where tenant_id = asked_tenant_id
      and partner_tenant_id = current_tenant_id() and kind = 'courier-customer' and ended_at is null)
    when 'carrier' then exists (select from tenant_links where tenant_id = asked_tenant_id
      and partner_tenant_id = current_tenant_id() and kind = 'courier-broker' and ended_at is null)
    when 'supplied' then exists (select from tenant_links where tenant_id = current_tenant_id()
      and partner_tenant_id = asked_tenant_id and kind = 'supplier-customer' and ended_at is null)
  end;
end $$;

-- What a courier offers is read as long as one may order it: a customer for itself, a courier to hand an order on. An order
-- keeps copies of what it needs of its service, so it stays readable without it.
create or replace function orderable_service_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select service_id from customer_services
  where customer_tenant_id = current_tenant_id()
    and (tenant_id in (select courier_tenant_ids()) or tenant_id in (select carrier_tenant_ids()))
$$;

create or replace function orderable_revision_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select r.id from service_revisions r where r.status = 'published' and r.service_id in (select orderable_service_ids())
$$;

create or replace function orderable_service_map_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select r.service_map_id from service_revisions r
  where r.status = 'published' and r.service_map_id is not null and r.service_id in (select orderable_service_ids())
$$;

-- Whether a person of others drives, or drove, an order of the request tenant: a link alone names nobody, and the names on an
-- order stay when the link has ended. A courier that bought an order never learns who drives it (domain-rules 9).
create or replace function user_is_known_here(asked_user_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  -- In the order of an index, or all orders of the tenant would be read to find that there is none of this person's.
  return (
    select true from delivery_order_parties p
    where p.tenant_id = current_tenant_id() and p.driver_user_id = asked_user_id and not p.is_broker
    order by p.available_at desc, p.delivery_order_id desc limit 1) is not null;
end $$;

-- Of a courier's settings, what those need who order from it. The view reads past row-level security and so checks by itself.
create view courier_schedules with (security_barrier) as
  select tenant_id, dispatch_hours, geostamps_enabled from courier_settings
  where tenant_id = (select current_tenant_id())
    or tenant_id in (select courier_tenant_ids())
    or tenant_id in (select carrier_tenant_ids());
grant select on courier_schedules to waybill_app;

reset role;

-- A courier's clerk orders for a customer and needs the customer's places; the customer orders from and to the courier's
-- depots. No other kind of link needs an address book.
alter policy tenant_reads on locations using (
  tenant_id = (select current_tenant_id())
  or tenant_id in (select customer_tenant_ids())
  or tenant_id in (select courier_tenant_ids()));

-- As in 0004, but of others only customers' books are searched.
create or replace function search_locations(term text, owner_tenant_id bigint, archived boolean default false, max_rows integer default 1001)
returns setof bigint
language plpgsql stable security definer set search_path = public as $$
begin
  if current_tenant_id() is null
    or (owner_tenant_id <> current_tenant_id() and owner_tenant_id not in (select customer_tenant_ids())) then
    return;
  end if;
  return query execute
    'select id from locations where tenant_id = $1 and ' || search_conditions(term) || '
       and ($2 is null or (archived_at is not null) = $2)
     order by id desc limit $3'
    using owner_tenant_id, archived, least(greatest(max_rows, 1), 1001);
end $$;

-- A courier's settings are its own: what its drivers earn and see is nobody else's business.
alter policy tenant_reads on courier_settings using (tenant_id = (select current_tenant_id()));

set local role waybill_system;
drop function linked_tenant_ids();
reset role;
