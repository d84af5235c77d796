-- An organization that administrators have suspended: nobody of it is let in, and nothing goes out in its name, until they lift it. Nothing
-- of it is lost, and who has a part in its orders goes on seeing them (docs/rules/administration.md, "Suspension").
alter table tenants
  add column suspended_at bigint,
  -- What its people are told.
  add column suspension_reason text,
  add column suspended_by_user_id bigint references users,
  add constraint tenants_suspension_check check ((suspended_at is null) = (suspension_reason is null));
create index tenants_suspended on tenants (id) where suspended_at is not null;

-- Open streams end at that moment, and what is remembered of its people is forgotten.
drop trigger tenants_tell on tenants;
create trigger tenants_tell after update on tenants
  for each row when ((old.archived_at, old.name, old.onboarding_required_types, old.suspended_at)
    is distinct from (new.archived_at, new.name, new.onboarding_required_types, new.suspended_at))
  execute function tell_of_rights('tenant', 'id');

set local role waybill_system;

-- Those who work for a suspended organization in that of somebody else are looked at as well: their streams stand there.
create function tell_hosts_of_suspension() returns trigger language plpgsql security definer set search_path = public as $$
begin
  perform pg_notify('rights', 'tenant ' || host_id)
    from (select distinct s.host_id from external_standings s where s.through_id = new.id) hosts;
  return null;
end $$;

-- What the people of a suspended organization are told; null: it is not.
create function suspension_of(asked_tenant_id bigint) returns json
language sql stable security definer set search_path = public as $$
  select json_build_object('tenantName', name, 'reason', suspension_reason) from tenants
  where id = asked_tenant_id and suspended_at is not null
$$;
revoke execute on function suspension_of from public;

-- As in 0232. Who is suspended, the host or for whom one works, has nobody there: as if the person did not belong to it.
create or replace function open_external_request(answer json, asked_user_id bigint, asked_tenant_id bigint, asked_order_id bigint) returns json
language plpgsql stable security definer set search_path = public as $$
declare
  -- What external roles see, by their numbers in domain/access/roles.ts: an External Driver the orders that they drive, the others
  -- those of the organisation that they work for. An External Courier chooses drivers.
  office constant bigint[] := '{5,12,14}';
  driver constant bigint := 3;
  courier constant bigint := 12;
begin
  return coalesce((
    select (answer::jsonb || case when coalesce(t.suspended_at, through.suspended_at) is not null
      then jsonb_build_object('suspended', coalesce(suspension_of(t.id), suspension_of(through.id)))
      else jsonb_build_object('tenantId', t.id, 'tenantName', t.name, 'roles', s.roles,
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
            or driver = any (s.roles) and p.driver_user_id = asked_user_id))) end)::json
    from external_standings s
    join tenants t on t.id = s.host_id
    join tenants through on through.id = s.through_id
    left join courier_settings settings on settings.tenant_id = t.id
    where s.host_id = asked_tenant_id and s.user_id = asked_user_id), answer);
end $$;

-- As in 0232. This is the one place at which a suspended organization is closed: a request that names it is opened to no organization, so
-- that row-level security shows nothing of it either. Administrators go on looking into it.
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
      'suspended', case when t.id is null and m.user_id is not null then suspension_of(asked_tenant_id) end,
      'party', case when p.is_receiver then 'receiver' when not p.is_receiver then 'other' end), t.id
    into answer, found_tenant_id
    from users u
    join sign_in_families f on f.id = asked_family_id and f.revoked_at is null
    left join memberships m on m.user_id = u.id and m.tenant_id = asked_tenant_id
    left join tenants t on t.id = asked_tenant_id and t.archived_at is null
      and (m.user_id is not null and t.suspended_at is null or u.is_admin)
    left join courier_settings s on s.tenant_id = t.id
    left join delivery_order_parties p on p.tenant_id = t.id and p.delivery_order_id = asked_order_id
    where u.id = asked_user_id and u.archived_at is null;
  if found_tenant_id is null and asked_tenant_id is not null and answer is not null then
    return open_external_request(answer, asked_user_id, asked_tenant_id, asked_order_id);
  end if;
  return answer;
end $$;

-- As in 0260. A suspended courier takes no new orders, which those who order are told as of a credit hold.
create or replace function ordering_terms(courier_id bigint, customer_id bigint) returns jsonb
language plpgsql stable security definer set search_path = public as $$
begin
  if current_tenant_id() <> courier_id and current_tenant_id() <> customer_id
      and customer_id not in (select supplied_tenant_ids()) then
    return null;
  end if;
  return (select jsonb_build_object('creditHold', c.credit_hold or t.suspended_at is not null, 'poNumberRequired', c.po_number_required,
      'taxExemption', case when c.tax_exempt then coalesce(c.tax_exemption_number, '') end,
      'courierName', t.name, 'courierPhone', coalesce(t.order_support_phone, t.phone))
    from customers c join tenants t on t.id = c.tenant_id
    where c.tenant_id = courier_id and c.id = customer_id
      and (c.credit_hold or c.po_number_required or c.tax_exempt or t.suspended_at is not null));
end $$;
reset role;

create trigger tenants_tell_hosts after update on tenants
  for each row when (old.suspended_at is distinct from new.suspended_at) execute function tell_hosts_of_suspension();

-- For the list of organizations, which counts what concerns the rows of a page alone.
create index tenant_subscriptions_of_plan on tenant_subscriptions (subscription_plan_id);

-- Which plan an organization of a kind gets that is made; its name is for people. What a plan holds was known by the kind alone.
alter table subscription_plans add column for_kind text unique check (for_kind in ('Courier', 'Customer', 'Supplier', 'Internal'));
update subscription_plans set for_kind = name where name in ('Courier', 'Customer', 'Supplier', 'Internal');
update subscription_plans set features = case name
  when 'Courier' then '{Courier,Planner,CourierLocations}'::text[]
  when 'Customer' then '{Customer,Planner}'::text[]
  when 'Supplier' then '{Supplier}'::text[] else features end
where features = '{}';
