-- compatible: earlier processes read papers by the customer that they name, and do not know the new columns. One of them that merges
-- customers meanwhile leaves the papers with the source, as it always did.
-- The account of a customer that was merged into another one belongs to that one: papers, payments, disputes and reminders move, so that
-- every reader of the account follows by itself. Merges of the past left them behind (docs/rules/ownership-and-merge.md, "Merging").

-- The name of the customer to which an invoice or credit note was made out, where that was merged into another one since; null: that of its
-- customer. The paper prints it below its bill-to name.
alter table invoices add column charged_name text;

-- The values that only the source had and the target took over: [{field, source}].
alter table customer_merges add column kept jsonb not null default '[]';

call work_as_system();

-- A paper or payment that is written while its customer is merged waits for that, and would then be of one that is no more. Run anew, its
-- writer finds the papers with the one that remains.
create function refuse_paper_of_merged() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if exists (select from customer_merges where source_tenant_id = new.customer_tenant_id) then
    raise exception 'The customer of this row of % was merged into another one.', tg_table_name using errcode = '40001';
  end if;
  return null;
end $$;

-- The customer that remains of each that was merged: the target may have been merged itself.
create function remaining_customers() returns table (source_id bigint, target_id bigint, courier_id bigint) language sql stable as $$
with recursive chain as (
  select source_tenant_id as source_id, target_tenant_id as target_id from customer_merges
  union all
  select chain.source_id, further.target_tenant_id from chain join customer_merges further on further.source_tenant_id = chain.target_id)
select chain.source_id, chain.target_id, merged.tenant_id as courier_id
from chain join customer_merges merged on merged.source_tenant_id = chain.source_id
where not exists (select from customer_merges further where further.source_tenant_id = chain.target_id)
$$;

update invoices set customer_tenant_id = remaining.target_id, charged_name = source.name
from remaining_customers() as remaining join tenants source on source.id = remaining.source_id
where invoices.tenant_id = remaining.courier_id and invoices.customer_tenant_id = remaining.source_id;
update settlements set customer_tenant_id = remaining.target_id from remaining_customers() as remaining
where settlements.tenant_id = remaining.courier_id and settlements.customer_tenant_id = remaining.source_id;
update invoice_disputes set customer_tenant_id = remaining.target_id from remaining_customers() as remaining
where invoice_disputes.tenant_id = remaining.courier_id and invoice_disputes.customer_tenant_id = remaining.source_id;
-- A run reminds each customer once: of several that have become one, one row says so.
with last_of_run as (
  select distinct on (reminders.reminder_run_id, remaining.target_id) reminders.id, remaining.target_id
  from reminders join remaining_customers() as remaining on remaining.courier_id = reminders.tenant_id and remaining.source_id = reminders.customer_tenant_id
  where not exists (select from reminders own
    where own.reminder_run_id = reminders.reminder_run_id and own.customer_tenant_id = remaining.target_id)
  order by reminders.reminder_run_id, remaining.target_id, reminders.id desc)
update reminders set customer_tenant_id = last_of_run.target_id from last_of_run where last_of_run.id = reminders.id;
drop function remaining_customers();

call work_as_owner();

create trigger invoices_refuse_merged after insert on invoices
  for each row execute function refuse_paper_of_merged();
create trigger settlements_refuse_merged after insert on settlements
  for each row execute function refuse_paper_of_merged();
