-- compatible: adds a table that older processes do not read; a restore is followed by servers of the version that restored.
-- After a restore nothing of the backup leaves by itself (server/jobs/held-sending.ts).

-- The table has one row while an operator has not decided what becomes of what is held, and none otherwise.
create table sending_hold (
  is_only boolean primary key default true check (is_only),
  -- Unix seconds: what was to be sent up to then is of the backup.
  held_before bigint not null
);
call protect_table('sending_hold', 'false');
