-- Which links are live, and what each makes of the other organisation, stands in one view. All functions that are asked about
-- links look there; what each of them answers stays as it was.

-- What reads past row-level security belongs to waybill_system, and only itself may replace what is its own. Nobody else is
-- granted the view.
set local role waybill_system;

-- What other organisations are to the request tenant (LinkedAs of server/relationships/links.ts); an ended link is none. One
-- part for each kind: a question that names the kind as a constant is planned without the others, and by its own index.
create view live_links as
  select linked_as, tenant_id from (
    select 'customer' as linked_as, partner_tenant_id as tenant_id, tenant_id as asking_tenant_id, ended_at
      from tenant_links where kind = 'courier-customer'
    union all select 'courier', tenant_id, partner_tenant_id, ended_at
      from tenant_links where kind = 'courier-customer'
    union all select 'carrier', tenant_id, partner_tenant_id, ended_at
      from tenant_links where kind = 'courier-broker'
    union all select 'supplied', partner_tenant_id, tenant_id, ended_at
      from tenant_links where kind = 'supplier-customer'
  ) links
  where asking_tenant_id = current_tenant_id() and ended_at is null;

create or replace function customer_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select tenant_id from live_links where linked_as = 'customer'
$$;

create or replace function courier_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select tenant_id from live_links where linked_as = 'courier'
$$;

create or replace function carrier_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select tenant_id from live_links where linked_as = 'carrier'
$$;

create or replace function supplied_tenant_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select tenant_id from live_links where linked_as = 'supplied'
$$;

-- The same of one organisation. Asked once for each order that is placed: the plan of one question is made ready and run, which
-- takes a third of the time of one for any kind.
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
  end if;
  return false;
end $$;

reset role;
