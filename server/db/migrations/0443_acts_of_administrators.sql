-- compatible: says of older entries what newer ones say.
-- 0230 marked what administrators had done until then, and found no row, for the reason that 0441 tells. What was written since is
-- marked already: whoever became an administrator later did their earlier acts as somebody else.

call work_as_system();
update audit_entries set by_administrator = true
where not by_administrator
  and created_at < (select extract(epoch from applied_at)::bigint from schema_migrations where name = '0230_audit_as_a_list.sql')
  and (impersonator_user_id is not null
    or exists (select from users where users.id = audit_entries.actor_user_id and users.is_admin));
call work_as_owner();
