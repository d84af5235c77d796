-- Sign-in. Nothing here is granted to waybill_app: only server/session touches it, in system transactions.

-- One sign-in on one device: the refresh tokens that follow from it live and die together.
create table sign_in_families (
  id bigint generated always as identity primary key,
  user_id bigint not null references users,
  -- The person who acts as user_id, when they do.
  impersonator_user_id bigint references users,
  user_agent text,
  address text,
  created_at bigint not null default unix_now(),
  revoked_at bigint,
  revoked_reason text
);
create index sign_in_families_user on sign_in_families (user_id) where revoked_at is null;

create table refresh_tokens (
  -- SHA-256 of the token, hexadecimal. The token itself is never stored.
  hash text primary key,
  family_id bigint not null references sign_in_families on delete cascade,
  created_at bigint not null default unix_now(),
  used_at bigint,
  expires_at bigint not null
);
create index refresh_tokens_family on refresh_tokens (family_id);
create index refresh_tokens_expiry on refresh_tokens (expires_at);

create table password_reset_tokens (
  hash text primary key,
  user_id bigint not null references users,
  created_at bigint not null default unix_now(),
  used_at bigint,
  expires_at bigint not null
);
create index password_reset_tokens_user on password_reset_tokens (user_id);

-- Failed sign-ins of one window, counted per account (lower-case e-mail) and per network address.
create table sign_in_attempts (
  kind text not null check (kind in ('account', 'address')),
  subject text not null,
  window_started_at bigint not null,
  failures integer not null default 0,
  primary key (kind, subject)
);
create index sign_in_attempts_window on sign_in_attempts (window_started_at);
