-- compatible: adds a table that older processes neither read nor write; what they send meanwhile is not counted.
-- This counts the e-mails that were sent by hand within an hour (server/messages/press-limit.ts).

create table pressed_mails (
  -- The organization in which the person works who sends them.
  tenant_id bigint not null references tenants,
  kind text not null check (kind in ('invitation', 'mail')),
  -- `organization`, `person 12`, or `address` and the SHA-256 of the one that is written to.
  subject text not null,
  -- Unix seconds. An hour later they are counted from the beginning.
  window_started_at bigint not null,
  mails integer not null,
  primary key (tenant_id, kind, subject)
);
create index pressed_mails_window on pressed_mails (window_started_at);
-- Counted as waybill_system, so that no organization can take back what it has sent.
call protect_table('pressed_mails', 'false');
