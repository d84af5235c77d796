-- Errors that browsers reported, told apart by what they say (numbers left out) and on which kind of page (domain/measures/error-groups.ts).
create table error_groups (
  id bigint generated always as identity primary key,
  description text not null,
  -- A kind of page, such as /delivery-orders/:id.
  place text not null,
  -- Counted as they come: nobody is kept waiting by a page that fails for everybody.
  reports bigint not null default 1,
  first_seen_at bigint not null,
  last_seen_at bigint not null,
  resolved_at bigint,
  -- The latest that it was met in by then; what comes in a later one is not resolved. Null: no version was told.
  resolved_version text,
  resolved_by_user_id bigint references users,
  unique (description, place)
);
call protect_table('error_groups', 'false');
create index error_groups_by_last on error_groups (last_seen_at desc, id desc);
create index error_groups_by_reports on error_groups (reports desc, id desc);

-- Who was signed in was in an organization, and ran a version.
alter table error_reports
  add column group_id bigint references error_groups on delete cascade,
  add column tenant_id bigint references tenants,
  add column version text;
set local role waybill_system;
insert into error_groups (description, place, reports, first_seen_at, last_seen_at)
  select regexp_replace(short_description, '\d+', '#', 'g'), '/', count(*), min(created_at), max(created_at) from error_reports group by 1;
update error_reports set group_id = error_groups.id from error_groups
  where error_groups.description = regexp_replace(short_description, '\d+', '#', 'g');
reset role;
create index error_reports_of_group on error_reports (group_id, id desc);
create index error_reports_of_tenant on error_reports (tenant_id, created_at) where tenant_id is not null;
revoke all on error_reports from waybill_app;
call protect_table('error_reports', 'false');

-- Which version a person ran, and where they worked then: so that people who help them know.
create table version_sightings (
  user_id bigint not null references users on delete cascade,
  version text not null,
  tenant_id bigint references tenants,
  last_seen_at bigint not null,
  primary key (user_id, version)
);
call protect_table('version_sightings', 'false');
create index version_sightings_by_version on version_sightings (version, last_seen_at desc);
create index version_sightings_of_tenant on version_sightings (tenant_id, last_seen_at desc);
create index version_sightings_age on version_sightings (last_seen_at);

-- The message log of the whole installation, for administrators.
create index messages_by_time on messages (created_at desc, id desc);
create index messages_by_channel_and_time on messages (channel, created_at desc, id desc);
create index messages_by_state_and_time on messages (state, created_at desc, id desc);
create index messages_late on messages (tenant_id, created_at) where state in ('waiting', 'sending');
