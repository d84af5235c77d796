-- Every e-mail and text message, of the installation and of organisations, with what became of it: the message log.
alter table mail_messages rename to messages;
alter index mail_messages_created rename to messages_created;
alter index mail_messages_age rename to messages_age;
alter index mail_messages_job_id_key rename to messages_job_id_key;
alter table messages
  add column channel text not null default 'email' check (channel in ('email', 'sms')),
  -- Null: of the installation, such as the mail to choose a password.
  add column tenant_id bigint references tenants,
  -- Null: somebody who has no account.
  add column user_id bigint references users,
  add column delivery_order_id bigint references delivery_orders on delete set null,
  add column language text not null default 'en' check (language in ('en', 'fr')),
  -- Of notices (notice_sends): what it says, and whether it may be said, is looked at again when it is sent.
  add column of_notices boolean not null default false,
  -- Something is left out of the bodies, such as a link that signs in: nobody reads them, and they cannot be sent anew.
  add column has_secrets boolean not null default false,
  add column state text not null default 'waiting' check (state in ('waiting', 'sending', 'sent', 'failed', 'unknown', 'skipped')),
  alter column subject drop not null;
update messages set
  state = case when sent_at is not null then 'sent' when failed_at is not null then 'failed' else 'skipped' end,
  has_secrets = text_body like '%[removed]%';
create index messages_of_tenant on messages (tenant_id, created_at desc, id desc);
create index messages_by_channel on messages (tenant_id, channel, created_at desc, id desc);
create index messages_by_state on messages (tenant_id, state, created_at desc, id desc);
create index messages_of_order on messages (delivery_order_id) where delivery_order_id is not null;

revoke all on messages from waybill_app;
call protect_table('messages', 'tenant_id = (select current_tenant_id())');
grant select, insert on messages to waybill_app;
grant update (state, job_id, failure) on messages to waybill_app;
-- Those of the orders that they see.
call open_to_external('messages', 'exists (select from delivery_order_parties p
  where p.tenant_id = messages.tenant_id and p.delivery_order_id = messages.delivery_order_id)', 'true');

-- What of the notices is to be mailed or texted: each once, together with what is due at the same time.
create table notice_sends (
  notice_id bigint not null references notices on delete cascade,
  channel text not null check (channel in ('email', 'sms')),
  user_id bigint not null,
  tenant_id bigint not null,
  due_at bigint not null,
  -- Of a text message, the event and the number: whoever shares a telephone reads it once.
  once_of text unique,
  -- In which it is said.
  message_id bigint references messages on delete cascade,
  primary key (notice_id, channel)
);
create index notice_sends_due on notice_sends (user_id, tenant_id, channel, due_at) where message_id is null;
create index notice_sends_overdue on notice_sends (due_at) where message_id is null;
create index notice_sends_of_message on notice_sends (message_id);
call protect_table('notice_sends', 'false');
