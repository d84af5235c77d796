-- Who calls: the number on the telephone's display finds whoever has it.

-- The digits of a stored number, with the country's; an extension is left out, since no display shows it.
create function phone_digits(given text) returns text language sql immutable strict parallel safe
  return case when given like '+%' then '' else '1' end || ltrim(regexp_replace(split_part(given, ';', 1), '\D', '', 'g'),
    case when given like '+%' then '' else '1' end);
create function phones_of_contact(details jsonb) returns text[] language sql immutable strict parallel safe
  return array(select phone_digits(detail ->> 'value') from jsonb_array_elements(details) detail where detail ->> 'type' = 'phone');

create index tenants_by_phone on tenants (phone_digits(phone)) where phone is not null;
create index tenants_by_support_phone on tenants (phone_digits(order_support_phone)) where order_support_phone is not null;
create index users_by_phone on users (phone_digits(phone)) where phone is not null;
create index locations_by_phone on locations (phone_digits(phone), tenant_id) where phone is not null;
create index tenant_contacts_by_phone on tenant_contacts using gin (phones_of_contact(details));

-- Those of the request tenant and of its connected customers that have a number; nobody for external people. Of each kind at most
-- max_rows, who has the same extension first. The customer is whose it is; null for the request tenant's own.
set local role waybill_system;
create function callers_by_phone(asked_digits text, asked_extension text, max_rows integer)
returns table (kind text, id bigint, name text, phone text, customer_id bigint, customer_name text)
language plpgsql stable security definer set search_path = public as $$
declare
  tenant bigint := current_tenant_id();
begin
  if tenant is null or is_external() then
    return;
  end if;
  return query
    with customer as (
      select c.id as found_id from customers c where c.tenant_id = tenant and c.status = 'connected' and c.relation = 'customer'
    ), found as (
      select 'customer' as found_kind, t.id as found_id, t.name as found_name,
        case when phone_digits(t.phone) = asked_digits then t.phone else t.order_support_phone end as found_phone, t.id as owner_id
      from tenants t
      where (phone_digits(t.phone) = asked_digits or phone_digits(t.order_support_phone) = asked_digits) and t.id <> tenant
        and exists (select from customers c where c.tenant_id = tenant and c.id = t.id and c.status = 'connected')
      union all
      select 'contact', k.id, k.name,
        (select detail ->> 'value' from jsonb_array_elements(k.details) detail
          where detail ->> 'type' = 'phone' and phone_digits(detail ->> 'value') = asked_digits
          order by detail ->> 'value' not like '%;ext=' || asked_extension limit 1), k.tenant_id
      from tenant_contacts k
      where phones_of_contact(k.details) @> array[asked_digits] and k.archived_at is null
      union all
      select 'person', u.id, u.first_name || ' ' || u.last_name, u.phone, m.tenant_id
      from users u join memberships m on m.user_id = u.id
      where phone_digits(u.phone) = asked_digits and u.archived_at is null
      union all
      select 'location', l.id, l.name || case when l.friendly_name = '' then '' else ' (' || l.friendly_name || ')' end, l.phone, l.tenant_id
      from locations l
      where phone_digits(l.phone) = asked_digits and l.archived_at is null
    ), placed as (
      select found.*, row_number() over (partition by found_kind
        order by found_phone not like '%;ext=' || asked_extension, owner_id = tenant, found_name, found_id) as place
      from found
      where found_kind = 'customer' or owner_id = tenant or owner_id in (select customer.found_id from customer)
        or (found_kind = 'location' and owner_id in (select supplied_tenant_ids()))
    )
    select found_kind, found_id, found_name, found_phone, owned.id, owned.name
    from placed left join customers owned on owned.tenant_id = tenant and owned.id = owner_id
    where place <= max_rows
    order by array_position('{customer,contact,person,location}'::text[], found_kind), place;
end $$;
revoke execute on function callers_by_phone from public;
grant execute on function callers_by_phone to waybill_app;
reset role;
