-- People are found along an index, as locations and orders are: what they are found by stands beside their name.
create function search_text_of_person(users) returns text language sql immutable
  return bare_letters($1.first_name || ' ' || $1.last_name || ' ' || $1.email || ' ' || coalesce($1.phone, ''));

alter table people add column search_text text not null default '';
update people set search_text = search_text_of_person(users) from users where users.id = people.user_id;
alter table people alter column search_text drop default;
create index people_search on people using gin (tenant_id, search_text gin_trgm_ops);

set local role waybill_system;
create or replace function keep_people() returns trigger language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'DELETE' then
    update people set archived_at = unix_now(), archived_roles = old.roles
    where tenant_id = old.tenant_id and user_id = old.user_id;
  else
    insert into people (tenant_id, user_id, name, search_text, last_seen_at, created_at)
    select new.tenant_id, u.id, name_of_person(u), search_text_of_person(u),
      (select max(last_seen_at) from people where user_id = u.id), new.created_at
    from users u where u.id = new.user_id
    on conflict (tenant_id, user_id) do update set archived_at = null, archived_roles = '{}';
  end if;
  return null;
end $$;

create or replace function keep_names_of_people() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update people set name = name_of_person(new), search_text = search_text_of_person(new) where user_id = new.id;
  return null;
end $$;
-- As search_locations: the newest thousand of the request tenant's people, of those who are archived, who are not, or of both.
create function search_people(term text, archived boolean default null, max_rows integer default 1001) returns setof bigint
language plpgsql stable security definer set search_path = public as $$
begin
  return query execute
    'select user_id from people where tenant_id = $1 and ' || search_conditions(term) || '
       and ($2 is null or (archived_at is not null) = $2)
     order by user_id desc limit $3'
    using current_tenant_id(), archived, least(greatest(max_rows, 1), 1001);
end $$;
revoke execute on function search_people from public;
grant execute on function search_people to waybill_app;
reset role;

drop trigger users_keep_names_of_people on users;
create trigger users_keep_names_of_people after update on users
  for each row when ((old.first_name, old.last_name, old.email, old.phone) is distinct from
    (new.first_name, new.last_name, new.email, new.phone))
  execute function keep_names_of_people();
