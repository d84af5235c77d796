-- Asked once for each order that is placed: the plan of one question is made ready, not those of all four.
set local role waybill_system;

create or replace function is_linked_as(asked_as text, asked_tenant_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  if asked_as = 'customer' then
    return exists (select from tenant_links where tenant_id = current_tenant_id()
      and partner_tenant_id = asked_tenant_id and kind = 'courier-customer' and ended_at is null);
  elsif asked_as = 'courier' then
    return exists (select from tenant_links where tenant_id = asked_tenant_id
      and partner_tenant_id = current_tenant_id() and kind = 'courier-customer' and ended_at is null);
  elsif asked_as = 'carrier' then
    return exists (select from tenant_links where tenant_id = asked_tenant_id
      and partner_tenant_id = current_tenant_id() and kind = 'courier-broker' and ended_at is null);
  elsif asked_as = 'supplied' then
    return exists (select from tenant_links where tenant_id = current_tenant_id()
      and partner_tenant_id = asked_tenant_id and kind = 'supplier-customer' and ended_at is null);
  end if;
  return false;
end $$;

reset role;

-- Lists count up to 1,001 of these rows. By the index alone they are counted as long as it is known that everybody may see
-- them, which vacuum finds out: sooner than after a fifth of the table has come in.
alter table delivery_order_parties set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);

-- Only by its parties is an order looked for here; in the order of their numbers all orders must not be walked, or a plan that is
-- kept for every tenant goes through a million of them to find ten.
drop index delivery_order_parties_order;
create index delivery_order_parties_order on delivery_order_parties using hash (delivery_order_id);

-- How much of all orders the tenant has, 0 to 1, as far as the statistics know it; null: little, or not known yet.
create function tenant_share(asked_tenant_id bigint) returns real
language plpgsql stable set search_path = public as $$
begin
  return (select most_common_freqs[array_position(most_common_vals::text::bigint[], asked_tenant_id)] from pg_stats
    where schemaname = 'public' and tablename = 'delivery_order_parties' and attname = 'tenant_id');
end $$;
revoke execute on function tenant_share from public;

-- As in 0006, but a tenant that has much of the table is left out of the look into the search index: going through all that
-- stands there under the tenant takes ten times as long as finding a rare word. The index knows tenants as bigint and is
-- not asked about an integer; other indexes and the estimates take either.
create or replace function search_delivery_orders(
  term text,
  statuses text[] default null,
  driver_id bigint default null,
  customer_tenant_id bigint default null,
  available_from bigint default null,
  available_before bigint default null,
  max_rows integer default 1001
) returns setof bigint
language plpgsql stable security definer set search_path = public as $$
declare
  tenant bigint := current_tenant_id();
begin
  if tenant is null then
    return;
  end if;
  return query execute
    'select delivery_order_id from delivery_order_parties where tenant_id = '
      || case when tenant_share(tenant) >= 0.1 and tenant < 2147483648 then '$1::integer' else '$1' end
      || ' and ' || search_conditions(term) || '
       and ($2 is null or status = any ($2))
       and ($3 is null or driver_user_id = $3)
       and ($4 is null or sender_tenant_id = $4)
       and ($5 is null or available_at >= $5)
       and ($6 is null or available_at < $6)
     order by delivery_order_id desc limit $7'
    using tenant, statuses, driver_id, customer_tenant_id, available_from, available_before,
      least(greatest(max_rows, 1), 1001);
end $$;
