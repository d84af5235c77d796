-- What a request costs the database: who calls is read by one call that travels with the opening of the transaction, the
-- policies of people and organisations look rows up instead of working out sets, and lists copy the places of an order instead
-- of taking them apart.

-- The caller of a request as JSON, with the names that timelines keep; null when there is no such person, it was archived, or the
-- sign-in has ended: a session that was ended is over with its next call, on every process.
-- tenantId and what follows from it stand there only when the person belongs to the asked organisation (an administrator belongs
-- to each) and it is not archived. party: what the organisation is to the asked order, null when it has no part in it.
-- Called before the role is switched, so waybill_app has no right to it: it reads what no request may.
create function open_request(asked_user_id bigint, asked_family_id bigint, asked_tenant_id bigint, asked_order_id bigint)
returns json
language plpgsql stable security definer set search_path = public as $$
begin
  return (
    select json_build_object('admin', u.is_admin, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email,
      'tenantId', t.id, 'tenantName', t.name,
      'roles', case when t.id is null then '{}' else coalesce(m.roles, '{}') end,
      'permissionVersion', case when t.id is null then 0 else coalesce(m.permission_version, 0) end,
      'onboardingRequired', coalesce(t.onboarding_required_types, '{}'),
      'driversSeePrices', coalesce(s.prices_visible_to_drivers, false),
      'party', case when p.is_receiver then 'receiver' when not p.is_receiver then 'other' end)
    from users u
    join sign_in_families f on f.id = asked_family_id and f.revoked_at is null
    left join memberships m on m.user_id = u.id and m.tenant_id = asked_tenant_id
    left join tenants t on t.id = asked_tenant_id and t.archived_at is null and (m.user_id is not null or u.is_admin)
    left join courier_settings s on s.tenant_id = t.id
    left join delivery_order_parties p on p.tenant_id = t.id and p.delivery_order_id = asked_order_id
    where u.id = asked_user_id and u.archived_at is null);
end $$;
alter function open_request owner to waybill_system;
revoke execute on function open_request from public;
grant execute on function open_request to current_user;

-- plpgsql keeps the plan of its statements on the connection, which functions in SQL do from version 18 only.
create function caller_is_admin() returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  return exists (select from users where id = current_user_id() and is_admin);
end $$;
alter function caller_is_admin owner to waybill_system;

-- It belongs to that role since the migration that made it.
set local role waybill_system;
create or replace function user_is_known_here(asked_user_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  return exists (
    select from memberships m
    where m.user_id = asked_user_id and (
      m.tenant_id = current_tenant_id()
      or exists (select from tenant_links l where l.tenant_id = current_tenant_id() and l.partner_tenant_id = m.tenant_id)
      or exists (select from tenant_links l where l.partner_tenant_id = current_tenant_id() and l.tenant_id = m.tenant_id)
    ));
end $$;
reset role;

-- Whether the request tenant is or was linked with an organisation, or the person belongs to it. With administrators these are
-- the organisations that visible_tenant_ids named, asked of one row at a time.
create function tenant_is_visible(asked_tenant_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  return exists (select from tenant_links l where l.tenant_id = current_tenant_id() and l.partner_tenant_id = asked_tenant_id)
    or exists (select from tenant_links l where l.partner_tenant_id = current_tenant_id() and l.tenant_id = asked_tenant_id)
    or exists (select from memberships m where m.user_id = current_user_id() and m.tenant_id = asked_tenant_id);
end $$;
alter function tenant_is_visible owner to waybill_system;

alter policy tenant_reads on tenants using (
  id = (select current_tenant_id()) or (select caller_is_admin()) or tenant_is_visible(id));
alter policy tenant_reads on tenant_features using (
  tenant_id = (select current_tenant_id()) or (select caller_is_admin()) or tenant_is_visible(tenant_id));
drop function visible_tenant_ids();

create function belongs_here(asked_user_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  return exists (select from memberships where tenant_id = current_tenant_id() and user_id = asked_user_id);
end $$;
alter function belongs_here owner to waybill_system;

-- One's own people before the others are asked about.
alter policy tenant_reads on users using (
  id = (select current_user_id()) or belongs_here(id)
  or is_admin or created_by_tenant_id = (select current_tenant_id()) or user_is_known_here(id));

-- What lists show of a place. Six values taken out of a document take longer than the rest of the row.
create function place_summary(place jsonb) returns json language sql immutable parallel safe
  return (select row_to_json(p)
    from jsonb_to_record(place) as p(id bigint, name text, "formattedAddress" text, city text, latitude float8, longitude float8));

alter table delivery_orders
  add column pickup_place json not null generated always as (place_summary(pickup_location)) stored,
  add column dropoff_place json not null generated always as (place_summary(dropoff_location)) stored;

-- The number of an order is taken before the order is written, so that all that belongs to it can be sent with it.
alter table delivery_orders alter column id set generated by default;
grant usage on sequence delivery_orders_id_seq to waybill_app;
