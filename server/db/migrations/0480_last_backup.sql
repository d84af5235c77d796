-- compatible: adds a table that older processes neither read nor write.
-- The moment of the last backup, so that somebody notices when none is.

-- The table has one row at most.
create table last_backup (
  is_only boolean primary key default true check (is_only),
  taken_at bigint not null,
  bytes bigint not null
);
call protect_table('last_backup', 'false');
