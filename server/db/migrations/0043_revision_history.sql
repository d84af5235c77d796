-- Who began and who published a revision, what it is for, and how often each of its parts was changed: of two people who change
-- the same part the second is told.
alter table service_revisions
  add column created_by bigint references users,
  add column published_by bigint references users,
  add column note text not null default '',
  add column versions jsonb not null default '{}';
