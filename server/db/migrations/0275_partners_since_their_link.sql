-- A row of a customer, vendor or supplier begins with the link that it is of, not with the moment in which the trigger ran
-- (0260_customers_vendors_suppliers.sql).
set local role waybill_system;
create or replace function keep_pair(provider_id bigint, asker_id bigint) returns void
language plpgsql set search_path = public as $$
declare
  provider_name text := (select name from tenants where id = provider_id);
  asker_name text := (select name from tenants where id = asker_id);
begin
  insert into customers as c (tenant_id, id, name, relation, status, connected_at, ended_at, created_at, updated_at)
    select provider_id, asker_id, asker_name, l.relation, l.status, l.connected_at, l.ended_at, l.connected_at, l.connected_at
    from links_of_pair(provider_id, asker_id, '{courier-customer,courier-broker,supplier-customer}') l
  on conflict (tenant_id, id) do update set relation = excluded.relation, status = excluded.status,
    connected_at = excluded.connected_at, ended_at = excluded.ended_at;
  insert into vendors as v (tenant_id, id, name, relation, status, connected_at, ended_at, created_at, updated_at)
    select asker_id, provider_id, provider_name, case l.relation when 'customer' then 'courier' else l.relation end,
      l.status, l.connected_at, l.ended_at, l.connected_at, l.connected_at
    from links_of_pair(provider_id, asker_id, '{courier-customer,courier-broker}') l
  on conflict (tenant_id, id) do update set relation = excluded.relation, status = excluded.status,
    connected_at = excluded.connected_at, ended_at = excluded.ended_at;
  insert into suppliers as s (tenant_id, id, name, status, connected_at, ended_at, places_orders, created_at, updated_at)
    select asker_id, provider_id, provider_name, l.status, l.connected_at, l.ended_at, l.places_orders, l.connected_at, l.connected_at
    from links_of_pair(provider_id, asker_id, '{supplier-customer}') l
  on conflict (tenant_id, id) do update set status = excluded.status, connected_at = excluded.connected_at,
    ended_at = excluded.ended_at, places_orders = excluded.places_orders;
end $$;

update customers set created_at = connected_at where created_at > connected_at;
update vendors set created_at = connected_at where created_at > connected_at;
update suppliers set created_at = connected_at where created_at > connected_at;
reset role;
