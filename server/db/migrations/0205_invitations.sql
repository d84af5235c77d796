-- Invitations to come in by e-mail (docs/rules/invitations-and-customers.md, "Invitations").
create table invitations (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  kind text not null check (kind = any (array['user'])),
  state text not null default 'pending' check (state in ('pending', 'accepted', 'rejected', 'revoked', 'expired')),
  for_initial_user_email text not null,
  for_initial_user_first_name text not null default '',
  for_initial_user_last_name text not null default '',
  for_initial_user_phone text,
  roles bigint[] not null,
  invited_by_user_id bigint references users,
  accepted_by_user_id bigint references users,
  -- What the uid of its link is made of, together with the server's secret.
  uid_seed uuid not null default gen_random_uuid(),
  -- SHA-256 of the uid, hexadecimal, from the moment that it is mailed. The uid itself is never stored.
  uid_hash text,
  -- Those of the links that a newer one took the place of.
  former_uid_hashes text[] not null default '{}',
  expires_at bigint not null,
  ended_at bigint,
  more jsonb not null default '{}',
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
create unique index invitations_uid on invitations (uid_hash);
create index invitations_former_uids on invitations using gin (former_uid_hashes);
-- One address is invited once at a time.
create unique index invitations_waiting on invitations (tenant_id, kind, lower(for_initial_user_email)) where state = 'pending';
create index invitations_to_expire on invitations (expires_at) where state = 'pending';
create index invitations_by_email on invitations (tenant_id, lower(for_initial_user_email), id);
create index invitations_by_created_at on invitations (tenant_id, created_at desc, id desc);
create index invitations_by_expires_at on invitations (tenant_id, expires_at desc, id desc);
create index invitations_by_state on invitations (tenant_id, state, lower(for_initial_user_email), id);
call protect_table('invitations', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on invitations to waybill_app;

-- By which a person who is signed in proves that the address of an invitation is theirs too. Nothing is granted to waybill_app.
create table verification_codes (
  invitation_id bigint not null references invitations on delete cascade,
  user_id bigint not null references users,
  -- The code follows from it and from the server's secret, and stands nowhere.
  seed text not null,
  tries integer not null default 0,
  expires_at bigint not null,
  primary key (invitation_id, user_id)
);
create index verification_codes_expiry on verification_codes (expires_at);
