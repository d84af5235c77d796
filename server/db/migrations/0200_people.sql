-- Everybody who belongs to an organisation or did: memberships hold those who do, so that nothing which asks them can let an archived
-- person in. Triggers keep this table beside them, beside the names and beside sign-ins, so that lists of people have an index.

create table people (
  tenant_id bigint not null references tenants,
  user_id bigint not null references users,
  -- As lists are ordered.
  name text not null,
  -- When they last signed in or went on with a sign-in, anywhere; null for never.
  last_seen_at bigint,
  -- null: they belong here. Otherwise when they were archived, and the roles that they held then.
  archived_at bigint,
  archived_roles bigint[] not null default '{}',
  created_at bigint not null,
  primary key (tenant_id, user_id)
);
create index people_user on people (user_id);
create index people_by_name on people (tenant_id, name, user_id) where archived_at is null;
create index people_by_last_seen on people (tenant_id, (coalesce(last_seen_at, 0)), user_id) where archived_at is null;
create index people_never_seen on people (tenant_id, name, user_id) where archived_at is null and last_seen_at is null;
create index people_archived_by_name on people (tenant_id, name, user_id) where archived_at is not null;
create index people_archived_by_last_seen on people (tenant_id, (coalesce(last_seen_at, 0)), user_id) where archived_at is not null;
call protect_table('people',
  'tenant_id = (select current_tenant_id()) or user_id = (select current_user_id())',
  'tenant_id = (select current_tenant_id())');
grant select on people to waybill_app;

create function name_of_person(users) returns text language sql immutable
  return lower($1.first_name || ' ' || $1.last_name);

create function keep_people() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'DELETE' then
    update people set archived_at = unix_now(), archived_roles = old.roles
    where tenant_id = old.tenant_id and user_id = old.user_id;
  else
    insert into people (tenant_id, user_id, name, last_seen_at, created_at)
    select new.tenant_id, u.id, name_of_person(u), (select max(last_seen_at) from people where user_id = u.id), new.created_at
    from users u where u.id = new.user_id
    on conflict (tenant_id, user_id) do update set archived_at = null, archived_roles = '{}';
  end if;
  return null;
end $$;
alter function keep_people owner to waybill_system;
create trigger memberships_keep_people after insert or delete on memberships
  for each row execute function keep_people();

create function keep_names_of_people() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update people set name = name_of_person(new) where user_id = new.id;
  return null;
end $$;
alter function keep_names_of_people owner to waybill_system;
create trigger users_keep_names_of_people after update on users
  for each row when ((old.first_name, old.last_name) is distinct from (new.first_name, new.last_name))
  execute function keep_names_of_people();

-- A sign-in begins and goes on with a token. An administrator who acts as somebody is not that person.
create function keep_last_seen() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update people set last_seen_at = new.created_at
  from sign_in_families f
  where f.id = new.family_id and f.impersonator_user_id is null and people.user_id = f.user_id;
  return null;
end $$;
alter function keep_last_seen owner to waybill_system;
create trigger refresh_tokens_keep_last_seen after insert on refresh_tokens
  for each row execute function keep_last_seen();

insert into people (tenant_id, user_id, name, last_seen_at, created_at)
select m.tenant_id, u.id, name_of_person(u),
  (select max(t.created_at) from sign_in_families f join refresh_tokens t on t.family_id = f.id
    where f.user_id = u.id and f.impersonator_user_id is null),
  m.created_at
from memberships m join users u on u.id = m.user_id;

-- Accounts that were archived before held what they held: they belong nowhere until they are restored.
delete from memberships using users
where users.id = memberships.user_id and users.archived_at is not null and not 13 = any (memberships.roles);

-- An account that has ended is signed in nowhere, also once it is restored.
create function end_sign_ins_of_archived() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update sign_in_families set revoked_at = unix_now(), revoked_reason = 'archived'
  where user_id = new.id and revoked_at is null;
  return null;
end $$;
alter function end_sign_ins_of_archived owner to waybill_system;
create trigger users_end_sign_ins after update on users
  for each row when (old.archived_at is null and new.archived_at is not null)
  execute function end_sign_ins_of_archived();

-- Whoever was here stays known by name, on the orders that they carried and in the audit.
set local role waybill_system;
create or replace function belongs_here(asked_user_id bigint) returns boolean
language plpgsql stable security definer cost 2000 set search_path = public as $$
begin
  return exists (select from people where tenant_id = current_tenant_id() and user_id = asked_user_id);
end $$;
-- Whether a person of the request tenant belongs to another organisation as well; which one is not said.
create function belongs_elsewhere(asked_user_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  return belongs_here(asked_user_id)
    and exists (select from memberships where user_id = asked_user_id and tenant_id <> current_tenant_id());
end $$;
reset role;
