-- compatible: adds views and a function, and nothing that earlier processes ask changes.
call work_as_system();

-- The invoices and credit notes that all couriers made to the tenant, one of before as well. The view reads past row-level security and
-- checks by itself: the tenant is who is billed, and no external person reads it. No barrier: the order of a page is to reach the index.
create view received_invoices as
  select i.id, i.tenant_id as courier_id, courier.name as courier_name, courier.time_zone, i.kind, i.number, i.label, i.invoice_date,
    i.due_date, i.ages_from, i.orders, i.total_cents, i.outstanding_cents, i.state,
    (select count(*)::int from invoice_disputes dispute where dispute.invoice_id = i.id and dispute.state = 'open') as open_disputes
  from invoices i join tenants courier on courier.id = i.tenant_id
  where i.customer_tenant_id = (select current_tenant_id()) and not (select is_external())
    and exists (select from vendors v where v.tenant_id = (select current_tenant_id()) and v.id = i.tenant_id);

-- The couriers that have billed the tenant, with what their settings say of the ways to pay them.
create view billing_couriers as
  select v.id, v.name, v.status = 'connected' as is_connected, billed.invoices,
    jsonb_build_object('eTransferTo', settings.more -> 'eTransferTo', 'chequePayableTo', settings.more -> 'chequePayableTo',
      'bankTransfer', settings.more -> 'bankTransfer', 'paymentRemarks', settings.more -> 'paymentRemarks') as how_to_pay
  from vendors v
  cross join lateral (select count(*)::int as invoices from invoices i where i.tenant_id = v.id and i.customer_tenant_id = v.tenant_id) billed
  left join accounting_settings settings on settings.tenant_id = v.id
  where v.tenant_id = (select current_tenant_id()) and not (select is_external()) and billed.invoices > 0;

grant select on received_invoices, billing_couriers to waybill_app;

-- The accounts that couriers keep of the tenant at a moment (unix seconds): the entries of `account_on` for the day that it is for each
-- courier, which `today` tells.
create function received_accounts(moment bigint)
returns table (courier_id bigint, today text, invoice_id bigint, kind text, ages_from text, outstanding_cents bigint, owed_cents bigint)
language sql stable security definer set search_path = public as $$
  select v.id, here.today, entry.invoice_id, entry.kind, entry.ages_from, entry.outstanding_cents, entry.owed_cents
  from vendors v join tenants courier on courier.id = v.id
  cross join lateral (select day_at(moment, courier.time_zone)::text as today) as here
  cross join lateral account_on(v.id, here.today, array[v.tenant_id]) as entry
  where v.tenant_id = current_tenant_id() and not is_external()
$$;

call work_as_owner();
