-- What is written down beside the business: repeated requests, who did what, what others must hear of, mail, reports.

create table idempotency_keys (
  tenant_id bigint not null references tenants,
  user_id bigint not null references users,
  key text not null check (char_length(key) between 1 and 255),
  operation text not null,
  -- SHA-256 of the method, path and body, hexadecimal.
  body_hash text not null,
  -- The first answer; null only inside the transaction that is working it out.
  status integer,
  response jsonb,
  created_at bigint not null default unix_now(),
  primary key (tenant_id, user_id, key)
);
create index idempotency_keys_age on idempotency_keys (created_at);
call protect_table('idempotency_keys', 'tenant_id = (select current_tenant_id()) and user_id = (select current_user_id())');
grant select, insert, update on idempotency_keys to waybill_app;

create table audit_entries (
  id bigint generated always as identity primary key,
  tenant_id bigint not null,
  actor_user_id bigint,
  -- The person behind the actor, when one acted as another.
  impersonator_user_id bigint,
  action text not null,
  subject_type text not null,
  subject_id bigint,
  before jsonb,
  after jsonb,
  request_id text,
  address text,
  created_at bigint not null default unix_now()
);
create index audit_entries_tenant on audit_entries (tenant_id, id desc);
create index audit_entries_subject on audit_entries (tenant_id, subject_type, subject_id, id desc);
call protect_table('audit_entries', 'tenant_id = (select current_tenant_id())');
grant select, insert on audit_entries to waybill_app;

-- Events for the screens of others. Read by (xid, id) > cursor and xid < pg_snapshot_xmin(pg_current_snapshot()):
-- an id alone is handed out before its transaction commits, so "id > last" would lose rows.
create table outbox (
  id bigint generated always as identity primary key,
  xid xid8 not null default pg_current_xact_id(),
  -- The organisation that acted, and everyone who is to hear of it (itself included).
  tenant_id bigint not null,
  audience_tenant_ids bigint[] not null,
  topic text not null,
  payload jsonb not null,
  created_at bigint not null default unix_now()
);
create index outbox_position on outbox (xid, id);
create index outbox_age on outbox (created_at);
call protect_table('outbox', 'tenant_id = (select current_tenant_id())');
grant select, insert on outbox to waybill_app;

-- The last known position of each driver; an older report never replaces a newer one (the writer compares recorded_at).
create table driver_positions (
  tenant_id bigint not null references tenants,
  user_id bigint not null references users,
  latitude double precision not null,
  longitude double precision not null,
  bearing_degrees double precision,
  speed_mps double precision,
  accuracy_m double precision,
  recorded_at bigint not null,
  received_at bigint not null default unix_now(),
  primary key (tenant_id, user_id)
);
call protect_table('driver_positions', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on driver_positions to waybill_app;

-- Columns, order and widths that a person chose for a table. Theirs in whichever organisation they work.
create table table_layouts (
  user_id bigint not null references users,
  table_id text not null,
  layout jsonb not null,
  updated_at bigint not null default unix_now(),
  primary key (user_id, table_id)
);
call protect_table('table_layouts', 'user_id = (select current_user_id())');
grant select, insert, update, delete on table_layouts to waybill_app;

-- Faults that browsers report. Written by anyone, read by the operator.
create table error_reports (
  id bigint generated always as identity primary key,
  user_id bigint,
  short_description text not null,
  long_description text not null default '',
  error_json jsonb,
  session_info jsonb,
  created_at bigint not null default unix_now()
);
grant insert, select (id) on error_reports to waybill_app;

-- Every mail the product sends or, without a mail server, would have sent.
create table mail_messages (
  id bigint generated always as identity primary key,
  recipient text not null,
  subject text not null,
  text_body text not null,
  html_body text,
  purpose text not null,
  created_at bigint not null default unix_now(),
  sent_at bigint,
  failed_at bigint,
  failure text
);
create index mail_messages_created on mail_messages (id desc);
grant insert, select (id) on mail_messages to waybill_app;
