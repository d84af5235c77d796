-- A reference is the customer's: an order that was placed of it from a file is found by all who are parties of that order, in which of
-- their files it comes again (docs/rules/orders-by-file.md, "The same file again").
create index order_import_rows_placed on order_import_rows (customer_tenant_id, reference_key)
  where outcome = 'placed' and reference_key is not null;

set local role waybill_system;

-- One's own first, where both have placed one.
create function placed_of_references(asked_customer_id bigint, keys text[])
returns table (reference_key text, delivery_order_id bigint, said jsonb)
language sql stable security definer set search_path = public as $$
  select distinct on (r.reference_key) r.reference_key, r.delivery_order_id, r.said
  from order_import_rows r
  where r.customer_tenant_id = asked_customer_id and r.reference_key = any (keys) and r.outcome = 'placed'
    and exists (select from delivery_order_parties p
      where p.delivery_order_id = r.delivery_order_id and p.tenant_id = current_tenant_id())
  order by r.reference_key, r.tenant_id = current_tenant_id() desc, r.id
$$;
revoke execute on function placed_of_references from public;
grant execute on function placed_of_references to waybill_app;

reset role;
