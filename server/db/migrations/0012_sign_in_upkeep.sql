-- What sign-in leaves behind: attempts on a device that its owner has signed in on are counted apart, and what is old is
-- found by an index when it is removed.

alter table sign_in_attempts drop constraint sign_in_attempts_kind_check;
alter table sign_in_attempts add constraint sign_in_attempts_kind_check check (kind in ('account', 'address', 'device'));

create index refresh_tokens_used on refresh_tokens (used_at) where used_at is not null;
create index sign_in_families_revoked on sign_in_families (revoked_at) where revoked_at is not null;
create index sign_in_families_age on sign_in_families (created_at);
create index password_reset_tokens_expiry on password_reset_tokens (expires_at);
create index error_reports_age on error_reports (created_at);
create index mail_messages_age on mail_messages (created_at);
