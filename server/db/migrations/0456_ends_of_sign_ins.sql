-- compatible: adds columns that older processes neither read nor write, and ends what somebody is no longer signed in to do.
-- With a sign-in ends what was started with it: the sign-ins in which an administrator acts as others, and files that are being brought.
-- It stands here, beside the rows, so that whatever ends a sign-in ends that too.

alter table sign_in_families add column started_by_family_id bigint references sign_in_families on delete cascade;
create index sign_in_families_started_by on sign_in_families (started_by_family_id) where started_by_family_id is not null;
create index sign_in_families_impersonator on sign_in_families (impersonator_user_id)
  where impersonator_user_id is not null and revoked_at is null;

alter table uploads no force row level security;
alter table uploads add column family_id bigint references sign_in_families on delete set null;
alter table uploads force row level security;
create index uploads_family on uploads (family_id) where family_id is not null;

call work_as_system();

-- From which sign-in these were started nobody knows. Those who still may begin anew.
update sign_in_families set revoked_at = unix_now(), revoked_reason = 'started by an unknown sign-in'
where impersonator_user_id is not null and revoked_at is null;

-- One that an older process started names no sign-in: it ends with any of the administrator.
create function end_what_sign_in_started() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update sign_in_families set revoked_at = new.revoked_at, revoked_reason = new.revoked_reason
  where revoked_at is null
    and (started_by_family_id = new.id
      or impersonator_user_id = new.user_id and started_by_family_id is null and new.impersonator_user_id is null);
  update uploads set expires_at = new.revoked_at
  where family_id = new.id and file_id is null and expires_at > new.revoked_at;
  return null;
end $$;

-- An account that has ended is signed in nowhere, neither as itself nor as others.
create or replace function end_sign_ins_of_archived() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update sign_in_families set revoked_at = unix_now(), revoked_reason = 'archived'
  where (user_id = new.id or impersonator_user_id = new.id) and revoked_at is null;
  return null;
end $$;

-- A person who is no administrator any more acts as nobody.
create function end_sign_ins_of_former_administrator() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update sign_in_families set revoked_at = unix_now(), revoked_reason = 'no administrator any more'
  where impersonator_user_id = new.id and revoked_at is null;
  return null;
end $$;

call work_as_owner();

create trigger sign_in_families_end_started after update on sign_in_families
  for each row when (old.revoked_at is null and new.revoked_at is not null)
  execute function end_what_sign_in_started();
create trigger users_end_acting after update on users
  for each row when (old.is_admin and not new.is_admin)
  execute function end_sign_ins_of_former_administrator();
