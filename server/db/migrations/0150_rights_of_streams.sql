-- Open streams end with the right to them. Taking a right away says so, and each process asks again for those whom it concerns.
create function tell_of_rights() returns trigger language plpgsql as $$
begin
  perform pg_notify('rights', tg_argv[0] || ' ' || (to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[1]));
  return null;
end $$;

create trigger memberships_tell after insert or update or delete on memberships
  for each row execute function tell_of_rights('user', 'user_id');
create trigger sign_in_families_tell after update on sign_in_families
  for each row when (old.revoked_at is distinct from new.revoked_at) execute function tell_of_rights('user', 'user_id');
create trigger users_tell after update on users
  for each row when (old.archived_at is distinct from new.archived_at or old.is_admin is distinct from new.is_admin)
  execute function tell_of_rights('user', 'id');
create trigger tenants_tell after update on tenants
  for each row when (old.archived_at is distinct from new.archived_at) execute function tell_of_rights('tenant', 'id');
