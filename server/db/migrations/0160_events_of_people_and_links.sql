-- What changes people, their roles and links is told by the tables themselves: acts of many areas change them, and a name stands in every
-- organisation that the person belongs to.
set local role waybill_system;

-- Whom an organisation is something to by a live link, and what. The other way round than live_links, which says what others are to one.
create function listeners_of(publisher_id bigint) returns table (linked_as text, tenant_id bigint)
language sql stable set search_path = public as $$
  select case kind when 'courier-customer' then 'customer' when 'courier-broker' then 'broker' else 'supplied' end, l.tenant_id
    from tenant_links l where partner_tenant_id = publisher_id and ended_at is null and (kind <> 'supplier-customer' or places_orders)
  union all
  select case kind when 'courier-customer' then 'courier' when 'courier-broker' then 'carrier' else 'supplier' end, partner_tenant_id
    from tenant_links l where l.tenant_id = publisher_id and ended_at is null
  union all
  select 'supplied_courier', s.tenant_id from tenant_links c
    join tenant_links s on s.partner_tenant_id = c.partner_tenant_id and s.kind = 'supplier-customer' and s.places_orders
    where c.tenant_id = publisher_id and c.kind = 'courier-customer' and c.ended_at is null and s.ended_at is null
$$;
revoke execute on function listeners_of from public;

create function tell_of_people() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_table_name = 'users' then
    insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
      select m.tenant_id, array[m.tenant_id], 'users', jsonb_build_object('key', new.id::text)
      from memberships m where m.user_id = new.id;
  elsif tg_op = 'DELETE' then
    insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
      values (old.tenant_id, array[old.tenant_id], 'users', jsonb_build_object('key', old.user_id::text));
  else
    insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
      values (new.tenant_id, array[new.tenant_id], 'users', jsonb_build_object('key', new.user_id::text));
  end if;
  return null;
end $$;

-- Both ends, and of a courier's link to its customer the suppliers of that, who order from its couriers.
create function tell_of_links() returns trigger language plpgsql security definer set search_path = public as $$
declare
  link tenant_links := case tg_op when 'DELETE' then old else new end;
begin
  insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
    select link.tenant_id, array[link.tenant_id, link.partner_tenant_id] || array(
        select s.tenant_id from tenant_links s where link.kind = 'courier-customer' and s.kind = 'supplier-customer'
          and s.partner_tenant_id = link.partner_tenant_id and s.places_orders and s.ended_at is null),
      'tenant-links', jsonb_build_object('key', link.id::text);
  return null;
end $$;
reset role;

create trigger users_tell_people after update on users
  for each row when ((old.first_name, old.last_name, old.email, old.phone, old.image, old.archived_at)
    is distinct from (new.first_name, new.last_name, new.email, new.phone, new.image, new.archived_at))
  execute function tell_of_people();
create trigger memberships_tell_people after insert or update or delete on memberships
  for each row execute function tell_of_people();
create trigger tenant_links_tell after insert or update or delete on tenant_links
  for each row execute function tell_of_links();

-- An answer that is known to be unchanged was made for this caller as open_request describes them: all of that counts as rights.
drop trigger users_tell on users;
create trigger users_tell after update on users
  for each row when ((old.archived_at, old.is_admin, old.first_name, old.last_name, old.email, old.unit_preference)
    is distinct from (new.archived_at, new.is_admin, new.first_name, new.last_name, new.email, new.unit_preference))
  execute function tell_of_rights('user', 'id');
drop trigger tenants_tell on tenants;
create trigger tenants_tell after update on tenants
  for each row when ((old.archived_at, old.name, old.onboarding_required_types)
    is distinct from (new.archived_at, new.name, new.onboarding_required_types))
  execute function tell_of_rights('tenant', 'id');
create trigger courier_settings_tell after update on courier_settings
  for each row when (old.prices_visible_to_drivers is distinct from new.prices_visible_to_drivers)
  execute function tell_of_rights('tenant', 'tenant_id');
create trigger courier_settings_tell_first after insert on courier_settings
  for each row execute function tell_of_rights('tenant', 'tenant_id');
