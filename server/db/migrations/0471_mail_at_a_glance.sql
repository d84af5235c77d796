-- compatible: adds a table that older processes neither read nor write; what they send meanwhile is not noted in it.
-- Whether e-mails leave the installation (server/outside/mail-outage.ts).

-- The table has one row at most.
create table mail_state (
  is_only boolean primary key default true check (is_only),
  -- Unix seconds; null: none has left yet.
  last_sent_at bigint,
  -- Since when the mail server takes nothing; null: it does.
  failing_since bigint,
  -- The reason why the last e-mail did not leave.
  last_failure text,
  -- The moment at which the log said so last.
  alerted_at bigint,
  check ((failing_since is null) = (last_failure is null))
);
call protect_table('mail_state', 'false');
