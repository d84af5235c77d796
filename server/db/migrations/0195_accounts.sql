-- The photo of a person, small, and theirs in whichever organisation they work. Whoever knows the number of one sees it, so it is drawn by
-- lot. No grant: only the server itself touches it.
create table user_photos (
  user_id bigint primary key references users,
  -- Stands in the address of its content; another photo has another one.
  uid uuid not null unique default gen_random_uuid(),
  content_type text not null check (content_type in ('image/png', 'image/jpeg', 'image/webp')),
  content bytea not null,
  created_at bigint not null default unix_now()
);

-- The address that a person has asked to change to. No grant: only server/session touches it.
create table email_changes (
  user_id bigint primary key references users,
  email text not null,
  -- What the code in the mail follows from, together with the server's secret: it stands nowhere.
  seed uuid not null default gen_random_uuid(),
  tries integer not null default 0,
  expires_at bigint not null,
  created_at bigint not null default unix_now()
);
create index email_changes_expiry on email_changes (expires_at);
