-- Where a person is signed in, as they see it: since when, when last and from where.
alter table sign_in_families add column last_used_at bigint;
update sign_in_families set last_used_at = coalesce(
  (select max(created_at) from refresh_tokens where family_id = sign_in_families.id), created_at);
alter table sign_in_families alter column last_used_at set not null;
alter table sign_in_families alter column last_used_at set default unix_now();
drop index sign_in_families_user;
create index sign_in_families_user on sign_in_families (user_id, last_used_at, id) where revoked_at is null;

-- When the person last proved in this sign-in who they are; null for never, as when an administrator acts as them.
alter table sign_in_families add column confirmed_at bigint;

-- Where notices go. A device is forgotten with its sign-in. No grant: only server/session touches it.
create table notice_devices (
  id bigint generated always as identity primary key,
  family_id bigint not null unique references sign_in_families on delete cascade,
  fcm_token text not null unique,
  created_at bigint not null default unix_now()
);

-- The second step of sign-in. No grant: only server/session touches it.
create table two_step_secrets (
  user_id bigint primary key references users,
  -- Encrypted with a key of SESSION_SECRET.
  secret text not null,
  -- Null until a code of the app has proved that it works.
  enabled_at bigint,
  -- The last half minute of which a code was taken: none of it, or of one before, is taken again.
  last_step bigint not null default 0,
  created_at bigint not null default unix_now()
);
create table recovery_codes (
  -- SHA-256, hexadecimal; a code has 80 random bits.
  user_id bigint not null references two_step_secrets on delete cascade,
  hash text not null,
  used_at bigint,
  primary key (user_id, hash)
);
