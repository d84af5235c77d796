-- Whether nobody of a customer has an account there stands beside its name, so that a list of those that a courier manages has an index
-- (0260_customers_vendors_suppliers.sql). It follows links and people in the transaction that changes them.
alter table customers add column is_managed boolean not null default false;
create index customers_by_managed on customers (tenant_id, is_managed, lower(name), id);

set local role waybill_system;
create function keep_managed(customer_id bigint) returns void
language sql set search_path = public as $$
  update customers c set is_managed = not is_managed
  where c.id = customer_id
    and c.is_managed <> (c.relation = 'customer' and not exists (select from memberships where tenant_id = customer_id))
$$;
revoke execute on function keep_managed from public;

create function keep_managed_by_people() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  perform keep_managed(case tg_op when 'DELETE' then old.tenant_id else new.tenant_id end);
  return null;
end $$;

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
  perform keep_managed(asker_id);
end $$;

update customers c set is_managed = true
  where relation = 'customer' and not exists (select from memberships m where m.tenant_id = c.id);
drop function is_managed;
reset role;

create trigger memberships_keep_managed after insert or delete on memberships
  for each row execute function keep_managed_by_people();
