-- compatible: adds the rows that older processes expect to find.
-- 0200 filled the people as the owner, who sees no row from PostgreSQL 16 on: an installation that was upgraded had nobody in People.
-- 0240 did the same with what people are found by, and the owner saw no row in any version, because the policies of 0233 held it back.
-- Every statement here finds nothing to do if the rows are as they should be.

call work_as_system();

insert into people (tenant_id, user_id, name, search_text, last_seen_at, created_at)
select m.tenant_id, u.id, name_of_person(u), search_text_of_person(u),
  (select max(t.created_at) from sign_in_families f join refresh_tokens t on t.family_id = f.id
    where f.user_id = u.id and f.impersonator_user_id is null),
  m.created_at
from memberships m join users u on u.id = m.user_id
on conflict (tenant_id, user_id) do nothing;

update people set search_text = search_text_of_person(u)
from users u where u.id = people.user_id and people.search_text <> search_text_of_person(u);

-- Accounts that were archived before 0200 belong nowhere until they are restored. An owner stays, because every organization keeps one.
delete from memberships using users
where users.id = memberships.user_id and users.archived_at is not null and not 13 = any (memberships.roles);

-- The trigger keep_people has dated these ends with the time of this transaction; the accounts ended earlier.
update people set archived_at = users.archived_at
from users where users.id = people.user_id and people.archived_at = unix_now() and users.archived_at < unix_now();

call work_as_owner();
