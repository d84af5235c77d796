-- Roles of an organisation's own, and who was given which role, by whom and until when.

create table roles (
  -- Behind the numbers of the default roles (domain/access/roles.ts).
  id bigint generated always as identity (start with 1000) primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  description text not null default '',
  -- Ids of domain/access/role-permissions.ts.
  permissions text[] not null default '{}',
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'
);
create unique index roles_name on roles (tenant_id, lower(name));
create index roles_by_name on roles (tenant_id, lower(name), id);
create index roles_by_updated_at on roles (tenant_id, updated_at desc, id desc);
call protect_table('roles', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on roles to waybill_app;

create table role_grants (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  user_id bigint references users,
  grantee_tenant_id bigint references tenants,
  -- A default role, or one of the organisation's own: of one that was deleted the name stays.
  role_id bigint not null,
  role_name text not null,
  -- null: it came with the account.
  granted_by bigint references users,
  granted_at bigint not null default unix_now(),
  ended_at bigint,
  ended_by bigint references users,
  check (num_nonnulls(user_id, grantee_tenant_id) = 1)
);
create unique index role_grants_of_person on role_grants (tenant_id, user_id, role_id) where ended_at is null and user_id is not null;
create unique index role_grants_of_organisation on role_grants (tenant_id, grantee_tenant_id, role_id)
  where ended_at is null and grantee_tenant_id is not null;
create index role_grants_live_by_role on role_grants (tenant_id, role_id) where ended_at is null;
create index role_grants_by_time on role_grants (tenant_id, granted_at desc, id desc);
create index role_grants_by_person on role_grants (tenant_id, user_id, granted_at desc, id desc);
create index role_grants_by_role on role_grants (tenant_id, role_id, granted_at desc, id desc);
create index role_grants_by_organisation on role_grants (tenant_id, grantee_tenant_id, granted_at desc, id desc);
create index role_grants_live on role_grants (tenant_id, granted_at desc, id desc) where ended_at is null;
call protect_table('role_grants', 'tenant_id = (select current_tenant_id())');
grant select, insert on role_grants to waybill_app;
grant update (ended_at, ended_by) on role_grants to waybill_app;

-- Requests read them, and server/access writes them together with the grants.
alter table memberships alter column roles type bigint[] using roles::bigint[];

insert into role_grants (tenant_id, user_id, role_id, role_name, granted_at)
select m.tenant_id, m.user_id, role.id,
  case role.id when 1 then 'Admin' when 2 then 'Driver' when 3 then 'External Driver' when 4 then 'Scheduler'
    when 5 then 'External Scheduler' when 6 then 'Dispatcher' when 7 then 'Viewer' when 8 then 'User' when 12 then 'External Courier'
    when 13 then 'Owner' when 14 then 'External Supplier' when 15 then 'Organization Manager' else role.id::text end,
  m.created_at
from memberships m cross join lateral (select distinct unnest(m.roles) as id) role
order by m.created_at, m.tenant_id, m.user_id, role.id;

-- What a role allows has changed for everybody who holds it: permission tokens of before are void, and open streams are looked at.
create function rights_of_role_changed() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update memberships set permission_version = nextval('permission_versions')
  where tenant_id = new.tenant_id and new.id = any (roles);
  return null;
end $$;
alter function rights_of_role_changed owner to waybill_system;
create trigger roles_rights_changed after update on roles
  for each row when (old.permissions is distinct from new.permissions or old.archived_at is distinct from new.archived_at)
  execute function rights_of_role_changed();

-- A role that was granted while somebody was about to delete it stays. The grant has locked its row, so that it is seen here.
create function refuse_to_delete_held_role() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if exists (select from role_grants where tenant_id = old.tenant_id and role_id = old.id and ended_at is null) then
    raise foreign_key_violation using message = 'somebody holds this role';
  end if;
  return old;
end $$;
alter function refuse_to_delete_held_role owner to waybill_system;
create trigger roles_held before delete on roles for each row execute function refuse_to_delete_held_role();

-- Roles of the organisation's own come with who calls; who has none, and most have none, is not looked up for them.
set local role waybill_system;
create or replace function open_request(asked_user_id bigint, asked_family_id bigint, asked_tenant_id bigint, asked_order_id bigint)
returns json
language plpgsql stable security definer set search_path = public as $$
begin
  return (
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
      'party', case when p.is_receiver then 'receiver' when not p.is_receiver then 'other' end)
    from users u
    join sign_in_families f on f.id = asked_family_id and f.revoked_at is null
    left join memberships m on m.user_id = u.id and m.tenant_id = asked_tenant_id
    left join tenants t on t.id = asked_tenant_id and t.archived_at is null and (m.user_id is not null or u.is_admin)
    left join courier_settings s on s.tenant_id = t.id
    left join delivery_order_parties p on p.tenant_id = t.id and p.delivery_order_id = asked_order_id
    where u.id = asked_user_id and u.archived_at is null);
end $$;
reset role;
