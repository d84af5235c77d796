-- Who issues an invoice and who is to pay it are told of it as well (docs/rules/webhooks.md, "Who is told"), in the same manner as of orders.
alter table webhook_events
  alter column order_update_id drop not null,
  add column invoice_id bigint references invoices on delete cascade,
  add column event text,
  add column created_at bigint not null default unix_now(),
  add check ((order_update_id is null) = (invoice_id is not null and event is not null));
create index webhook_events_invoice on webhook_events (invoice_id) where invoice_id is not null;

set local role waybill_system;

create function note_webhook_of_invoice() returns trigger language plpgsql security definer set search_path = public as $$
begin
  insert into webhook_events (invoice_id, event)
  select new.id, tg_argv[0]
  where exists (select from webhook_endpoints e where e.is_enabled and e.secret is not null and tg_argv[0] = any (e.events)
    and e.tenant_id in (new.tenant_id, new.customer_tenant_id));
  return null;
end $$;

reset role;

create trigger invoices_note_webhook_sent after update of sent_at on invoices
  for each row when (new.sent_at is not null) execute function note_webhook_of_invoice('invoice.sent');
create trigger invoices_note_webhook_paid after update on invoices
  for each row when (new.kind = 'invoice' and new.state = 'paid' and old.state <> 'paid')
  execute function note_webhook_of_invoice('invoice.paid');
