-- Browsers that get notices while the application is closed. One is forgotten with its sign-in. No grant: only server/notices/push touches it.
create table push_subscriptions (
  id bigint generated always as identity primary key,
  family_id bigint not null unique references sign_in_families on delete cascade,
  endpoint text not null unique,
  -- What a notice is encrypted with: the browser's public key, and its secret (base64url).
  p256dh text not null,
  auth text not null,
  created_at bigint not null default unix_now()
);

-- The pair of the installation (VAPID, base64url), by which push services know who sends. With another one every browser would have to
-- subscribe anew. No grant.
create table push_keys (
  is_only boolean primary key default true check (is_only),
  public_key text not null,
  private_key text not null,
  created_at bigint not null default unix_now()
);

-- What was told in one act, which is sent together.
create index notices_act on notices (xid);
