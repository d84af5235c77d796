-- Roles that an organisation, the host, gives to people of linked organisations, or to such an organisation as a whole
-- (docs/rules/roles-and-permissions.md, "External roles").

-- A grant to a person alone is one's own person's; with an organisation beside it the person has the role as one of that; to an
-- organisation alone all have it who belong to it at the moment.
alter table role_grants drop constraint role_grants_check;
alter table role_grants add constraint role_grants_check check (num_nonnulls(user_id, grantee_tenant_id) > 0);
drop index role_grants_of_person;
drop index role_grants_of_organisation;
create unique index role_grants_of_person on role_grants (tenant_id, user_id, role_id)
  where ended_at is null and grantee_tenant_id is null;
create unique index role_grants_external on role_grants (tenant_id, grantee_tenant_id, (coalesce(user_id, 0)), role_id)
  where ended_at is null and grantee_tenant_id is not null;
create index role_grants_to_organisation on role_grants (grantee_tenant_id, user_id)
  where ended_at is null and grantee_tenant_id is not null;

set local role waybill_system;

create function have_live_link(one bigint, other bigint) returns boolean
language sql stable set search_path = public as $$
  select exists (select from tenant_links where tenant_id = one and partner_tenant_id = other and ended_at is null)
    or exists (select from tenant_links where tenant_id = other and partner_tenant_id = one and ended_at is null)
$$;
revoke execute on function have_live_link from public;

-- Who has which external role where, and through which of their organisations. That the link is live and the person belongs to the
-- organisation is asked each time: nothing has to be remembered. Granted to nobody.
create view external_rights as
  select g.tenant_id as host_id, m.user_id, g.grantee_tenant_id as through_id, g.role_id, g.id as grant_id, g.user_id is null as is_whole
  from role_grants g
  join memberships m on m.tenant_id = g.grantee_tenant_id and (g.user_id is null or g.user_id = m.user_id)
  join tenants through on through.id = g.grantee_tenant_id and through.archived_at is null
  join tenants host on host.id = g.tenant_id and host.archived_at is null
  join users person on person.id = m.user_id and person.archived_at is null and not person.is_admin
  where g.ended_at is null and g.grantee_tenant_id is not null
    and have_live_link(g.tenant_id, g.grantee_tenant_id)
    and not exists (select from memberships own where own.tenant_id = g.tenant_id and own.user_id = m.user_id);

-- One works in a host for one organisation at a time: the one through which one was named, else the one that was given a role first.
-- The version is another one whenever the grants are.
create view external_standings as
  select host_id, user_id, through_id, array_agg(distinct role_id order by role_id) as roles,
    hashtextextended(string_agg(grant_id::text, ' ' order by grant_id), 0) & 4503599627370495 | 1 as version
  from (
    select r.*, first_value(through_id) over (partition by host_id, user_id order by is_whole, grant_id) as chosen_id
    from external_rights r) rights
  where through_id = chosen_id
  group by host_id, user_id, through_id;
reset role;

-- What a transaction is narrowed to, as server/db/tenant-transaction.ts sets it: `12,34,assigns`. The organisation whose orders are
-- seen; the driver whose are; whether drivers are chosen. Empty for one's own people.
create function external_part(place integer) returns text language sql stable parallel safe
  return nullif(split_part(coalesce(current_setting('app.external', true), ''), ',', place), '');
create function is_external() returns boolean language sql stable parallel safe
  return coalesce(current_setting('app.external', true), '') <> '';
create function external_through_id() returns bigint language sql stable parallel safe
  return external_part(1)::bigint;
create function external_driver_id() returns bigint language sql stable parallel safe
  return external_part(2)::bigint;
create function external_assigns() returns boolean language sql stable parallel safe
  return external_part(3) is not null;

set local role waybill_system;

-- Where a person works beside their own organisations. Of oneself; of anybody for administrators.
create function hosts_of(asked_user_id bigint) returns table (host_id bigint, through_id bigint, through_name text, roles bigint[])
language plpgsql stable security definer set search_path = public as $$
begin
  return query
    select s.host_id, s.through_id, t.name, s.roles
    from external_standings s join tenants t on t.id = s.through_id
    where s.user_id = asked_user_id and (asked_user_id = current_user_id() or caller_is_admin());
end $$;
revoke execute on function hosts_of from public;

-- Who has external roles in the request tenant, by name: of one's own people's business, and so of no external person's.
create function external_people()
returns table (user_id bigint, through_id bigint, through_name text, roles bigint[], first_name text, last_name text, email text)
language plpgsql stable security definer rows 50 set search_path = public as $$
begin
  if is_external() then
    return;
  end if;
  return query
    select s.user_id, s.through_id, t.name, s.roles, u.first_name, u.last_name, u.email
    from external_standings s join tenants t on t.id = s.through_id join users u on u.id = s.user_id
    where s.host_id = current_tenant_id();
end $$;
revoke execute on function external_people from public;

-- The person of a linked organisation who has this e-mail; nobody where they do not belong to it, or the two have no live link.
create function person_of_linked(asked_tenant_id bigint, asked_email text)
returns table (user_id bigint, first_name text, last_name text, belongs_here boolean)
language plpgsql stable security definer set search_path = public as $$
begin
  if is_external() then
    return;
  end if;
  return query
    select u.id, u.first_name, u.last_name,
      exists (select from memberships own where own.tenant_id = current_tenant_id() and own.user_id = u.id)
    from users u join memberships m on m.user_id = u.id and m.tenant_id = asked_tenant_id
    where lower(u.email) = lower(btrim(asked_email)) and u.archived_at is null and not u.is_admin
      and have_live_link(current_tenant_id(), asked_tenant_id);
end $$;
revoke execute on function person_of_linked from public;

-- Whether there is a live link between the request tenant and another one, of whichever kind. It is held until the transaction ends:
-- nobody is given a role through a link that ends meanwhile.
create function hold_live_link(asked_tenant_id bigint) returns boolean
language plpgsql security definer set search_path = public as $$
begin
  perform from tenant_links
  where (tenant_id, partner_tenant_id) in ((current_tenant_id(), asked_tenant_id), (asked_tenant_id, current_tenant_id()))
    and ended_at is null
  order by id for share;
  return found and exists (select from tenants where id = asked_tenant_id and archived_at is null);
end $$;
revoke execute on function hold_live_link from public;

-- Ends what a host has given through an organisation, and says so there.
create function end_external_grants(host bigint, through bigint, person bigint) returns void
language plpgsql security definer set search_path = public as $$
begin
  with ended as (
    update role_grants g set ended_at = unix_now()
    where tenant_id = host and grantee_tenant_id = through and (person is null or user_id = person) and ended_at is null
    returning g.*
  ), recorded as (
    insert into audit_entries (tenant_id, action, subject_type, subject_id, after)
    select tenant_id, 'role.taken', case when user_id is null then 'tenant' else 'user' end, coalesce(user_id, grantee_tenant_id),
      jsonb_build_object('roleId', role_id, 'role', role_name, 'through', (select name from tenants where id = through))
    from ended
  )
  insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
    select distinct tenant_id, array[tenant_id], 'role-grants', jsonb_build_object('key', coalesce(user_id, grantee_tenant_id)::text)
    from ended;
end $$;
revoke execute on function end_external_grants from public;

create function end_grants_with_link() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if not have_live_link(old.tenant_id, old.partner_tenant_id) then
    perform end_external_grants(old.tenant_id, old.partner_tenant_id, null);
    perform end_external_grants(old.partner_tenant_id, old.tenant_id, null);
  end if;
  return null;
end $$;

-- Who leaves an organisation loses what they were given as one of it; who comes to belong to a host is one of its own people.
create function end_grants_with_membership() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'DELETE' then
    perform end_external_grants(g.tenant_id, g.grantee_tenant_id, g.user_id) from role_grants g
    where g.grantee_tenant_id = old.tenant_id and g.user_id = old.user_id and g.ended_at is null;
  else
    perform end_external_grants(g.tenant_id, g.grantee_tenant_id, g.user_id) from role_grants g
    where g.tenant_id = new.tenant_id and g.user_id = new.user_id and g.grantee_tenant_id is not null and g.ended_at is null;
  end if;
  return null;
end $$;
grant execute on function hosts_of, external_people, person_of_linked, hold_live_link to waybill_app;
reset role;

create trigger tenant_links_end_grants after update of ended_at or delete on tenant_links
  for each row execute function end_grants_with_link();
create trigger memberships_end_grants after insert or delete on memberships
  for each row execute function end_grants_with_membership();

-- Of those who work in a host the streams are there: those of one person are looked at, or all of the host's.
create trigger role_grants_tell_person after insert or update on role_grants
  for each row when (new.user_id is not null and new.grantee_tenant_id is not null) execute function tell_of_rights('user', 'user_id');
create trigger role_grants_tell_organisation after insert or update on role_grants
  for each row when (new.user_id is null) execute function tell_of_rights('tenant', 'tenant_id');

-- As in 0170. Who belongs to the organisation costs no more than before: whether somebody works there for another one is asked only
-- where there is no membership.
set local role waybill_system;
create function open_external_request(answer json, asked_user_id bigint, asked_tenant_id bigint, asked_order_id bigint) returns json
language plpgsql stable security definer set search_path = public as $$
declare
  -- What external roles see, by their numbers in domain/access/roles.ts: an External Driver the orders that they drive, the others
  -- those of the organisation that they work for. An External Courier chooses drivers.
  office constant bigint[] := '{5,12,14}';
  driver constant bigint := 3;
  courier constant bigint := 12;
begin
  return coalesce((
    select (answer::jsonb || jsonb_build_object('tenantId', t.id, 'tenantName', t.name, 'roles', s.roles,
      'permissionVersion', s.version,
      'driversSeePrices', coalesce(settings.prices_visible_to_drivers, false),
      'external', jsonb_build_object('tenantId', s.through_id, 'tenantName', through.name,
        'narrowedTo', concat(case when s.roles && office then s.through_id end, ',',
          case when driver = any (s.roles) then asked_user_id end, ',', case when courier = any (s.roles) then 'assigns' end)),
      'party', (
        select case when p.is_receiver then 'receiver' else 'other' end from delivery_order_parties p
        where p.tenant_id = t.id and p.delivery_order_id = asked_order_id
          and (s.roles && office and exists (select from delivery_order_parties own
              where own.tenant_id = s.through_id and own.delivery_order_id = asked_order_id)
            or driver = any (s.roles) and p.driver_user_id = asked_user_id))))::json
    from external_standings s
    join tenants t on t.id = s.host_id
    join tenants through on through.id = s.through_id
    left join courier_settings settings on settings.tenant_id = t.id
    where s.host_id = asked_tenant_id and s.user_id = asked_user_id), answer);
end $$;
revoke execute on function open_external_request from public;

create or replace function open_request(asked_user_id bigint, asked_family_id bigint, asked_tenant_id bigint, asked_order_id bigint)
returns json
language plpgsql stable security definer set search_path = public as $$
declare
  answer json;
  found_tenant_id bigint;
begin
  select json_build_object('admin', u.is_admin, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email,
      'unitPreference', u.unit_preference,
      'tenantId', t.id, 'tenantName', t.name,
      'roles', case when t.id is null then '{}' else coalesce(m.roles, '{}') end,
      'ownRoles', case when t.id is not null and 1000 <= any (m.roles) then (
        select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions) order by r.id), '[]')
        from roles r where r.id = any (m.roles) and r.tenant_id = t.id) else '[]' end,
      'permissionVersion', case when t.id is null then 0 else coalesce(m.permission_version, 0) end,
      'onboardingRequired', coalesce(t.onboarding_required_types, '{}'),
      'driversSeePrices', coalesce(s.prices_visible_to_drivers, false),
      'party', case when p.is_receiver then 'receiver' when not p.is_receiver then 'other' end), t.id
    into answer, found_tenant_id
    from users u
    join sign_in_families f on f.id = asked_family_id and f.revoked_at is null
    left join memberships m on m.user_id = u.id and m.tenant_id = asked_tenant_id
    left join tenants t on t.id = asked_tenant_id and t.archived_at is null and (m.user_id is not null or u.is_admin)
    left join courier_settings s on s.tenant_id = t.id
    left join delivery_order_parties p on p.tenant_id = t.id and p.delivery_order_id = asked_order_id
    where u.id = asked_user_id and u.archived_at is null;
  if found_tenant_id is null and asked_tenant_id is not null and answer is not null then
    return open_external_request(answer, asked_user_id, asked_tenant_id, asked_order_id);
  end if;
  return answer;
end $$;

-- As in 0028: a person reads the names of those that they work for and in.
create or replace function tenant_is_visible(asked_tenant_id bigint) returns boolean
language plpgsql stable security definer cost 5000 set search_path = public as $$
begin
  return exists (select from tenant_links l where l.tenant_id = current_tenant_id() and l.partner_tenant_id = asked_tenant_id)
    or exists (select from tenant_links l where l.partner_tenant_id = current_tenant_id() and l.tenant_id = asked_tenant_id)
    or exists (select from memberships m where m.user_id = current_user_id() and m.tenant_id = asked_tenant_id)
    or exists (select from tenant_links s
      join tenant_links c on c.partner_tenant_id = s.partner_tenant_id and c.kind = 'courier-customer'
      where s.tenant_id = current_tenant_id() and s.kind = 'supplier-customer' and c.tenant_id = asked_tenant_id)
    or exists (select from hosts_of(current_user_id()) h where h.host_id = asked_tenant_id);
end $$;

-- As in 0015, and whoever was given an external role here is known by name, also when it has ended.
create or replace function user_is_known_here(asked_user_id bigint) returns boolean
language plpgsql stable security definer cost 5000 set search_path = public as $$
begin
  -- In the order of an index, or all orders of the tenant would be read to find that there is none of this person's.
  return (
    select true from delivery_order_parties p
    where p.tenant_id = current_tenant_id() and p.driver_user_id = asked_user_id and not p.is_broker
    order by p.available_at desc, p.delivery_order_id desc limit 1) is not null
    or exists (select from role_grants where tenant_id = current_tenant_id() and user_id = asked_user_id)
    or exists (select from external_rights where host_id = current_tenant_id() and user_id = asked_user_id);
end $$;

-- Whether an organisation has a part in an order that an external person sees, or is another one that they work in.
create function external_knows_tenant(asked_tenant_id bigint) returns boolean
language plpgsql stable security definer cost 10000 set search_path = public as $$
begin
  return exists (select from hosts_of(current_user_id()) h where h.host_id = asked_tenant_id)
    or exists (select from delivery_order_parties own join delivery_orders o on o.id = own.delivery_order_id
      where own.tenant_id = external_through_id()
        and current_tenant_id() in (o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id)
        and asked_tenant_id in (o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id))
    or exists (select from delivery_order_parties p
      where p.tenant_id = current_tenant_id() and p.driver_user_id = external_driver_id()
        and asked_tenant_id in (p.sender_tenant_id, p.receiver_tenant_id));
end $$;
revoke execute on function external_knows_tenant from public;
grant execute on function external_knows_tenant to waybill_app;
reset role;

-- Of the books that the request tenant reads, an external person reads that of the organisation that they work for.
create or replace function book_owner_ids() returns bigint[]
language sql stable security definer set search_path = public as $$
  select array(select owner from (
    select current_tenant_id() as owner where current_tenant_id() is not null
    union all select customer_tenant_ids() union all select supplied_tenant_ids()) books
    where not is_external() or owner = external_through_id())
$$;

-- As in 0100, of the orders that an external person sees.
create or replace function search_delivery_orders(
  term text,
  statuses text[] default null,
  driver_id bigint default null,
  customer_tenant_id bigint default null,
  available_from bigint default null,
  available_before bigint default null,
  max_rows integer default 1001
) returns setof bigint
language plpgsql stable security definer set search_path = public as $$
declare
  tenant bigint := current_tenant_id();
  conditions text;
begin
  if tenant is null then
    return;
  end if;
  select string_agg('(' || concat_ws(' or ', format('search_text like %L', w.pattern),
      case when w.labelled is not null then format('delivery_order_id = %s', w.labelled) end,
      case when w.customers <> '{}' then format('sender_tenant_id = any (%L::bigint[])', w.customers) end,
      case when w.drivers <> '{}' then format('driver_user_id = any (%L::bigint[])', w.drivers) end) || ')', ' and ')
    into conditions from order_search_words(term) w;
  return query execute
    'select delivery_order_id from delivery_order_parties as found where tenant_id = '
      || case when tenant_share(tenant) >= 0.1 and tenant < 2147483648 then '$1::integer' else '$1' end
      || ' and ' || coalesce(conditions, 'true')
      || case when is_external() then format(' and (driver_user_id = %L or exists (select from delivery_order_parties own
           where own.tenant_id = %L::bigint and own.delivery_order_id = found.delivery_order_id))',
           external_driver_id(), external_through_id()) else '' end || '
       and ($2 is null or status = any ($2))
       and ($3 is null or driver_user_id = $3)
       and ($4 is null or sender_tenant_id = $4)
       and ($5 is null or available_at >= $5)
       and ($6 is null or available_at < $6)
     order by delivery_order_id desc limit $7'
    using tenant, statuses, driver_id, customer_tenant_id, available_from, available_before,
      least(greatest(max_rows, 1), 1001);
end $$;
