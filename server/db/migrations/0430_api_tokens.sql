-- Tokens by which a program calls in the name of an organization (docs/rules/api-tokens.md).

-- What a token does is done by a user of its own, so that audit, timelines and repeated calls name it. It has no password and no membership:
-- it cannot sign in, nobody acts as it, and it stands in no list of people.
alter table users add column is_machine boolean not null default false;

create table api_tokens (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  user_id bigint not null unique references users,
  -- Ends with it; null once that was cleared away.
  family_id bigint references sign_in_families on delete set null,
  -- SHA-256, hexadecimal. The token itself is never stored, and waybill_app has no grant on this column.
  hash text not null unique,
  last_four text not null,
  -- Ids of permissions, at most those that its maker held.
  scopes text[] not null check (cardinality(scopes) > 0),
  -- Unix seconds, as all that follow.
  expires_at bigint not null check (expires_at <= created_at + 366 * 86400),
  last_used_at bigint,
  last_used_address text,
  made_by_user_id bigint not null references users,
  made_by_name text not null,
  is_revoked boolean not null default false,
  revoked_at bigint,
  revoked_by_user_id bigint references users,
  version integer not null default 1,
  more jsonb not null default '{}',
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint,
  constraint api_tokens_revoked_check check (is_revoked = (revoked_at is not null))
);
create index api_tokens_by_name on api_tokens (tenant_id, lower(name), id);
create index api_tokens_by_expiry on api_tokens (tenant_id, expires_at, id);
create index api_tokens_by_updated_at on api_tokens (tenant_id, updated_at desc, id desc);
create index api_tokens_family on api_tokens (family_id) where family_id is not null;
create index api_tokens_made_by on api_tokens (made_by_user_id);
create index api_tokens_revoked_by on api_tokens (revoked_by_user_id) where revoked_by_user_id is not null;
call protect_table('api_tokens', 'tenant_id = (select current_tenant_id())');
grant select (id, tenant_id, name, user_id, family_id, last_four, scopes, expires_at, last_used_at, last_used_address, made_by_user_id,
  made_by_name, is_revoked, revoked_at, revoked_by_user_id, version, more, created_at, updated_at, archived_at) on api_tokens to waybill_app;
grant insert on api_tokens to waybill_app;
grant update (name, is_revoked, revoked_at, revoked_by_user_id, version, more, updated_at) on api_tokens to waybill_app;

set local role waybill_system;

-- What a token may in its own organization: its scopes, as if they were a role of it. In another one, revoked, or of an organization that is
-- archived, it is nobody. When it ends the server knows before it asks.
create function open_token_request(answer json, asked_user_id bigint, asked_tenant_id bigint, asked_order_id bigint) returns json
language plpgsql stable security definer set search_path = public as $$
begin
  return coalesce((
    select (answer::jsonb || case when t.suspended_at is not null then jsonb_build_object('suspended', suspension_of(t.id))
      else jsonb_build_object('tenantId', t.id, 'tenantName', t.name,
        'ownRoles', jsonb_build_array(jsonb_build_object('id', 0, 'name', k.name, 'permissions', to_jsonb(k.scopes))),
        'driversSeePrices', coalesce(settings.prices_visible_to_drivers, false),
        'party', (
          select case when p.is_receiver then 'receiver' else 'other' end from delivery_order_parties p
          where p.tenant_id = t.id and p.delivery_order_id = asked_order_id)) end)::json
    from api_tokens k
    join tenants t on t.id = k.tenant_id and t.archived_at is null
    left join courier_settings settings on settings.tenant_id = t.id
    where k.user_id = asked_user_id and k.tenant_id = asked_tenant_id and not k.is_revoked), answer);
end $$;
revoke execute on function open_token_request from public;

-- As in 0400. Who belongs to no organization that is asked for is a token of it, or works there for another one.
create or replace function open_request(asked_user_id bigint, asked_family_id bigint, asked_tenant_id bigint, asked_order_id bigint)
returns json
language plpgsql stable security definer set search_path = public as $$
declare
  answer json;
  found_tenant_id bigint;
  of_machine boolean;
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
      'party', case when p.is_receiver then 'receiver' when not p.is_receiver then 'other' end), t.id, u.is_machine
    into answer, found_tenant_id, of_machine
    from users u
    join sign_in_families f on f.id = asked_family_id and f.revoked_at is null
    left join memberships m on m.user_id = u.id and m.tenant_id = asked_tenant_id
    left join tenants t on t.id = asked_tenant_id and t.archived_at is null
      and (m.user_id is not null and t.suspended_at is null or u.is_admin)
    left join courier_settings s on s.tenant_id = t.id
    left join delivery_order_parties p on p.tenant_id = t.id and p.delivery_order_id = asked_order_id
    where u.id = asked_user_id and u.archived_at is null;
  if found_tenant_id is null and asked_tenant_id is not null and answer is not null then
    if of_machine then
      return open_token_request(answer, asked_user_id, asked_tenant_id, asked_order_id);
    end if;
    return open_external_request(answer, asked_user_id, asked_tenant_id, asked_order_id);
  end if;
  return answer;
end $$;
reset role;
