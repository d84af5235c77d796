-- Two customers that one courier manages become one (docs/rules/ownership-and-merge.md, "Merging"). What was done is kept for those who
-- ask years later: the rows of the source stay as they were, as far as they did not move.
create table customer_merges (
  id bigint generated always as identity primary key,
  -- The courier.
  tenant_id bigint not null references tenants,
  source_tenant_id bigint not null unique references tenants,
  target_tenant_id bigint not null references tenants check (target_tenant_id <> source_tenant_id),
  -- What they were called then.
  source_name text not null,
  target_name text not null,
  merged_by_user_id bigint not null references users,
  merged_at bigint not null,
  -- How much moved, was joined and stayed: [{part, moves, joined, stays}].
  parts jsonb not null,
  -- What the source had otherwise: [{field, source, target}].
  dropped jsonb not null,
  -- Which row was joined with which: {locations: {"12": 40}}.
  joined jsonb not null
);
create index customer_merges_of_courier on customer_merges (tenant_id, merged_at desc, id desc);
create index customer_merges_into on customer_merges (target_tenant_id);
call protect_table('customer_merges', 'tenant_id = (select current_tenant_id())');
grant select on customer_merges to waybill_app;

-- {name, billToName, billToAddress} of the customer that it was for when it was closed or invoiced, where that was merged into another
-- one since; null: as its sender says.
alter table delivery_orders add column charged_to jsonb;

-- Who places an order while its customer is merged waits for that, and would then leave it with one that is no more. Run anew, the
-- request finds the connection ended.
set local role waybill_system;
create function refuse_order_of_merged() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if exists (select from customer_merges where source_tenant_id = new.sender_tenant_id) then
    raise exception 'The customer of order % was merged into another one.', new.id using errcode = '40001';
  end if;
  return null;
end $$;
reset role;
create trigger delivery_orders_refuse_merged after insert on delivery_orders
  for each row execute function refuse_order_of_merged();
