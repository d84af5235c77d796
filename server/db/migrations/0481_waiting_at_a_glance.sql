-- compatible: adds indexes.
-- outside a transaction: messages and webhooks are sent while the indexes are made.
-- Few of them wait among all that have left, and those who watch the installation ask for it every few seconds.
drop index concurrently if exists webhook_deliveries_waiting;
create index concurrently webhook_deliveries_waiting on webhook_deliveries (created_at) where state = 'waiting';
drop index concurrently if exists messages_texts_waiting;
create index concurrently messages_texts_waiting on messages (created_at) where channel = 'sms' and state in ('waiting', 'sending');
