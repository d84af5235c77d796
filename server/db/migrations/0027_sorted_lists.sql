-- Lists of orders are sorted by due time, status, driver and price as well, and searches find customers and drivers by name.

-- The total of delivery_order_prices, which comes after the order: lists get it with their row and not by a second write of it.
alter table delivery_orders add column total_cents bigint;

alter table delivery_order_parties
  add column due_at bigint,
  -- null: the price is pending or missing.
  add column total_cents bigint;

-- As in 0006, with what lists are sorted by; whoever does not learn who drives (a courier that bought the order, domain-rules 9)
-- has no driver in its row, so that no filter, sort or search tells. A row that stays as it is is not written.
set local role waybill_system;
create or replace function keep_delivery_order_parties() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  if tg_op = 'UPDATE' and (old.sender_tenant_id, old.receiver_tenant_id, old.broker_tenant_id)
      is distinct from (new.sender_tenant_id, new.receiver_tenant_id, new.broker_tenant_id) then
    delete from delivery_order_parties p
    where p.delivery_order_id = new.id
      and p.tenant_id not in (new.sender_tenant_id, new.receiver_tenant_id, coalesce(new.broker_tenant_id, new.sender_tenant_id));
  end if;
  insert into delivery_order_parties as p (tenant_id, delivery_order_id, is_sender, is_receiver, is_broker, status, driver_user_id,
    sender_tenant_id, receiver_tenant_id, service_id, available_at, created_at, bill_status, has_exceptions, search_text,
    due_at, total_cents)
  select party, new.id, party = new.sender_tenant_id, party = new.receiver_tenant_id, party is not distinct from new.broker_tenant_id,
    new.status, case when sees_driver then new.driver_user_id end, new.sender_tenant_id, new.receiver_tenant_id, new.service_id,
    new.available_at, new.created_at, new.bill_status, new.exceptions <> '{}', delivery_order_search_text(new),
    new.due_at, new.total_cents
  from (
    select distinct party, party = new.receiver_tenant_id or party is distinct from new.broker_tenant_id as sees_driver
    from unnest(array[new.sender_tenant_id, new.receiver_tenant_id, new.broker_tenant_id]) as party
    where party is not null) parties
  on conflict (tenant_id, delivery_order_id) do update set
    is_sender = excluded.is_sender, is_receiver = excluded.is_receiver, is_broker = excluded.is_broker,
    status = excluded.status, driver_user_id = excluded.driver_user_id, sender_tenant_id = excluded.sender_tenant_id,
    receiver_tenant_id = excluded.receiver_tenant_id, service_id = excluded.service_id, available_at = excluded.available_at,
    created_at = excluded.created_at, bill_status = excluded.bill_status, has_exceptions = excluded.has_exceptions,
    search_text = excluded.search_text, due_at = excluded.due_at, total_cents = excluded.total_cents
  where p is distinct from excluded;
  return null;
end $$;
reset role;

-- Who places an order writes the total with it; every later change, and every other way to write a price, comes through here.
create function keep_delivery_order_total() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  update delivery_orders set total_cents = new.total_cents
  where id = new.delivery_order_id and total_cents is distinct from new.total_cents;
  return null;
end $$;
alter function keep_delivery_order_total owner to waybill_system;
create trigger delivery_order_prices_keep_total after insert or update of total_cents on delivery_order_prices
  for each row execute function keep_delivery_order_total();

-- No row stays behind: the trigger fills the new columns of every order.
set local role waybill_system;
update delivery_orders o
set total_cents = (select price.total_cents from delivery_order_prices price where price.delivery_order_id = o.id);
reset role;

-- Each status is walked by itself, so that one index serves a list of all statuses and of any few of them, in both directions.
create index delivery_order_parties_status_due on delivery_order_parties (tenant_id, status, due_at, delivery_order_id);
create index delivery_order_parties_status_driver on delivery_order_parties (tenant_id, status, driver_user_id, delivery_order_id);
create index delivery_order_parties_status_total on delivery_order_parties (tenant_id, status, total_cents, delivery_order_id);
-- The list by creation is the list by number: nothing reads this one.
drop index delivery_order_parties_created;

-- Who drives, or drove, the orders of the request's tenant, by the name in bare letters, as far as it learns that. Names are looked up
-- here, for sorts as for searches, and not kept with the orders: a driver or a customer who is renamed has no tens of thousands of
-- rows to be written anew, and nothing is added to the search index, which costs most of placing an order.
create function order_drivers() returns table (id bigint, name text)
language plpgsql stable security definer set search_path = public as $$
declare
  tenant bigint := current_tenant_id();
begin
  return query
    with recursive ids (driver_id) as (
      select min(driver_user_id) from delivery_order_parties where tenant_id = tenant
      union all
      -- From one to the next along the index: as many looks as there are drivers, however many orders there are.
      select (select min(p.driver_user_id) from delivery_order_parties p where p.tenant_id = tenant and p.driver_user_id > driver_id)
      from ids where driver_id is not null
    )
    select u.id, bare_letters(u.first_name || ' ' || u.last_name) from ids join users u on u.id = driver_id;
end $$;
alter function order_drivers owner to waybill_system;
revoke execute on function order_drivers from public;
grant execute on function order_drivers to waybill_app;

-- What each word of a search may stand for among the orders of the request's tenant: a text in them, the name of a customer, the
-- name of a driver.
create function order_search_words(term text) returns table (pattern text, customers bigint[], drivers bigint[])
language plpgsql stable security definer set search_path = public as $$
declare
  tenant bigint := current_tenant_id();
begin
  return query
    with words as (
      select like_pattern(word) as word_pattern from regexp_split_to_table(btrim(coalesce(term, '')), '\s+') as word limit 8
    ), named_drivers as materialized (
      select d.id, d.name from order_drivers() d
    ), named_customers as materialized (
      select t.id, bare_letters(t.name) as name from tenants t
      where t.id in (select l.partner_tenant_id from tenant_links l where l.tenant_id = tenant
        union select l.tenant_id from tenant_links l where l.partner_tenant_id = tenant)
    )
    select word_pattern,
      array(select c.id from named_customers c where c.name like word_pattern),
      array(select d.id from named_drivers d where d.name like word_pattern)
    from words;
end $$;
alter function order_search_words owner to waybill_system;
revoke execute on function order_search_words from public;
grant execute on function order_search_words to waybill_app, current_user;

-- As in 0016, with the names.
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
  conditions text;
begin
  if tenant is null then
    return;
  end if;
  select string_agg('(' || concat_ws(' or ', format('search_text like %L', w.pattern),
      case when w.customers <> '{}' then format('sender_tenant_id = any (%L::bigint[])', w.customers) end,
      case when w.drivers <> '{}' then format('driver_user_id = any (%L::bigint[])', w.drivers) end) || ')', ' and ')
    into conditions from order_search_words(term) w;
  return query execute
    'select delivery_order_id from delivery_order_parties where tenant_id = '
      || case when tenant_share(tenant) >= 0.1 and tenant < 2147483648 then '$1::integer' else '$1' end
      || ' and ' || conditions || '
       and ($2 is null or status = any ($2))
       and ($3 is null or driver_user_id = $3)
       and ($4 is null or sender_tenant_id = $4)
       and ($5 is null or available_at >= $5)
       and ($6 is null or available_at < $6)
     order by delivery_order_id desc limit $7'
    using tenant, statuses, driver_id, customer_tenant_id, available_from, available_before,
      least(greatest(max_rows, 1), 1001);
end $$;
