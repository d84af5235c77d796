-- Generated from the migrated database by `npm run generate:database`, so that a review sees what a migration comes to. Never edited by
-- hand and never run: server/db/migrations/ makes the schema.

create sequence permission_versions;
create sequence protocol_action_numbers;
create sequence service_zone_numbers;

CREATE OR REPLACE FUNCTION public.account_on(courier_id bigint, asked_day text, customer_ids bigint[] DEFAULT NULL::bigint[])
 RETURNS TABLE(invoice_id bigint, customer_tenant_id bigint, kind text, number text, invoice_date text, due_date text, ages_from text, total_cents bigint, sent_at bigint, outstanding_cents bigint, owed_cents bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with later as materialized (
    select part.invoice_id as id, sum(part.cents)::bigint as cents
    from settlements s join settlement_parts part on part.settlement_id = s.id
    where s.tenant_id = courier_id and s.settled_on > asked_day
      and (customer_ids is null or s.customer_tenant_id = any (customer_ids))
    group by 1),
  touched as (
    select i.id from invoices i where i.tenant_id = courier_id and i.outstanding_cents <> 0
      and (customer_ids is null or i.customer_tenant_id = any (customer_ids))
    union select id from later
    union select i.id from invoices i where i.tenant_id = courier_id and i.invoice_date > asked_day and i.settled_cents <> 0
      and (customer_ids is null or i.customer_tenant_id = any (customer_ids))
    union select i.id from invoices i join tenants courier on courier.id = i.tenant_id
      -- The first condition is for the index: no time zone is a day behind.
      where i.tenant_id = courier_id and i.voided_at > extract(epoch from asked_day::date::timestamp)::bigint
        and day_at(i.voided_at, courier.time_zone)::text > asked_day
        and (customer_ids is null or i.customer_tenant_id = any (customer_ids))),
  standing as (
    select i.*, (case i.kind when 'invoice' then 1 else -1 end) * ((case when i.invoice_date <= asked_day
        and (i.voided_at is null or day_at(i.voided_at, courier.time_zone)::text > asked_day) then i.total_cents else 0 end)
      - i.settled_cents + coalesce(later.cents, 0)) as cents
    from touched join invoices i on i.id = touched.id join tenants courier on courier.id = i.tenant_id
    left join later on later.id = i.id
    where i.tenant_id = courier_id),
  summed as (
    select standing.*,
      -- Up to this entry, of its own side.
      sum(abs(cents)) over (partition by customer_tenant_id, cents > 0 order by ages_from, id) as so_far,
      least(coalesce(sum(cents) filter (where cents > 0) over of_customer, 0),
        -coalesce(sum(cents) filter (where cents < 0) over of_customer, 0)) as used
    from standing where cents <> 0
    window of_customer as (partition by customer_tenant_id))
  select id, customer_tenant_id, kind, number, invoice_date, due_date, ages_from, total_cents, sent_at, cents::bigint,
    (sign(cents) * least(abs(cents), greatest(0, so_far - used)))::bigint
  from summed
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.add_figures(gone order_figures[], added order_figures[])
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  with changed as materialized (
    select f, -1 as sign from unnest(gone) f union all select f, 1 from unnest(added) f),
  happened as (
    select f, sign, each.* from changed
    cross join lateral (
      select (f).placed_on as day, 1 as placed, 0 as delivered, 0 as cancelled, 0 as promised, 0 as on_time, 0 as earned, 0 as unpriced,
        0 as without_pay, 0::bigint as revenue_cents, 0::bigint as pay_cents, 0::bigint as bought_cents, 0::bigint as margin_cents
      union all
      select (f).delivered_on, 0, 1, 0, ((f).is_on_time is not null)::int, ((f).is_on_time is true)::int, 0, 0, 0, 0, 0, 0, 0
      where (f).delivered_on is not null
      union all
      select (f).cancelled_on, 0, 0, 1, 0, 0, 0, 0, 0, 0, 0, 0, 0 where (f).cancelled_on is not null
      union all
      select (f).earned_on, 0, 0, 0, 0, 0, 1, (f).is_unpriced::int, (f).lacks_pay::int,
        coalesce((f).revenue_cents, 0), coalesce((f).pay_cents, 0), coalesce((f).bought_cents, 0), coalesce((f).margin_cents, 0)
      where (f).earned_on is not null) as each),
  summed as (
    select (f).tenant_id, (f).side, by.dimension, day, by.key, sum(sign * placed) as placed, sum(sign * delivered) as delivered,
      sum(sign * cancelled) as cancelled, sum(sign * promised) as promised, sum(sign * on_time) as on_time, sum(sign * earned) as earned,
      sum(sign * unpriced) as unpriced, sum(sign * without_pay) as without_pay, sum(sign * revenue_cents) as revenue_cents,
      sum(sign * pay_cents) as pay_cents, sum(sign * bought_cents) as bought_cents, sum(sign * margin_cents) as margin_cents
    from happened cross join lateral keys_of_figures(f) as by group by 1, 2, 3, 4, 5),
  minutes as (
    insert into figure_minutes as kept (tenant_id, side, dimension, key, kind, day, minutes, orders)
    select (f).tenant_id, (f).side, by.dimension, by.key, took.kind,
      case when by.dimension = 'all' then (f).delivered_on else date_trunc('month', (f).delivered_on)::date end, took.minutes, sum(sign)
    from changed
    cross join lateral (values ('wait', (f).wait_minutes), ('way', (f).way_minutes)) as took (kind, minutes)
    cross join lateral keys_of_figures(f) as by
    where (f).delivered_on is not null and took.minutes is not null
    group by 1, 2, 3, 4, 5, 6, 7 having sum(sign) <> 0 order by 1, 2, 3, 4, 5, 6, 7
    on conflict (tenant_id, side, dimension, key, kind, day, minutes) do update set orders = kept.orders + excluded.orders)
  insert into figure_days as kept (tenant_id, side, dimension, day, key, placed, delivered, cancelled, promised, on_time, earned, unpriced,
    without_pay, revenue_cents, pay_cents, bought_cents, margin_cents)
  select * from summed
  where (placed, delivered, cancelled, promised, on_time, earned, unpriced, without_pay, revenue_cents, pay_cents, bought_cents, margin_cents)
    <> (0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0)
  order by 1, 2, 3, 4, 5
  on conflict (tenant_id, side, dimension, day, key) do update set placed = kept.placed + excluded.placed,
    delivered = kept.delivered + excluded.delivered, cancelled = kept.cancelled + excluded.cancelled,
    promised = kept.promised + excluded.promised, on_time = kept.on_time + excluded.on_time, earned = kept.earned + excluded.earned,
    unpriced = kept.unpriced + excluded.unpriced, without_pay = kept.without_pay + excluded.without_pay,
    revenue_cents = kept.revenue_cents + excluded.revenue_cents, pay_cents = kept.pay_cents + excluded.pay_cents,
    bought_cents = kept.bought_cents + excluded.bought_cents, margin_cents = kept.margin_cents + excluded.margin_cents
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.address_key(street text, city text, province text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN btrim(regexp_replace(bare_letters(((((street || ' | '::text) || city) || ' | '::text) || province)), '[^a-z0-9|]+'::text, ' '::text, 'g'::text));
-- execute: public

CREATE OR REPLACE FUNCTION public.area_bounds(latitude double precision, longitude double precision, radius_m double precision)
 RETURNS box
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select box(
    point(longitude - reach / shrink, latitude - reach),
    point(longitude + reach / shrink, latitude + reach))
  from (select radius_m / 111000.0 as reach, greatest(cos(radians(least(89, abs(latitude) + radius_m / 111000.0))), 0.05) as shrink) as size
$function$;
-- execute: public

CREATE OR REPLACE FUNCTION public.bare_letters(given text)
 RETURNS text
 LANGUAGE plpgsql
 IMMUTABLE PARALLEL SAFE STRICT
AS $function$
declare
  bare text := lower(given);
begin
  if octet_length(bare) > length(bare) then
    bare := replace(replace(replace(replace(translate(
      regexp_replace(normalize(bare, nfd), '[\u0300-\u036f]', '', 'g'),
      U&'łđðøı\2010\2011\2012\2013\2014\2015\2043\2212\fe58\fe63\ff0d\00a0\2007\202f\00b4\02b9\02bb\02bc\02bd\02c8\2018\2019\201a\201b\2032\2035\ff07',
      'lddoi-----------   '), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th');
  end if;
  bare := regexp_replace(translate(bare, '''`', ''), '([a-z][0-9][a-z])[ -]+([0-9][a-z][0-9])', '\1\2', 'g');
  if bare ~ ('[2-9][0-9]{2}\)?[ ./-]+[2-9][0-9]{2}[ ./-]*[0-9]{4}|[2-9][0-9]{2}\)?[ ./-]*[2-9][0-9]{2}[ ./-]+[0-9]{4}'
      '|1[ .-]*\(?[2-9][0-9]{9}|\)[2-9][0-9]{6}|\([2-9][0-9]{9}') then
    bare := regexp_replace(bare,
      '(?<![0-9])(?:\+?1[ .-]*)?\(?([2-9][0-9]{2})\)?[ ./-]*([2-9][0-9]{2})[ ./-]*([0-9]{4})(?![0-9])', '\1\2\3', 'g');
  end if;
  if bare ~ '[0-9]{10}[ ,;]*[epx#]' then
    bare := regexp_replace(bare,
      '([0-9]{10})[ ,;]*(?:ext(?:ension|n)?|poste|x|#)[ .:=]*([0-9]{0,7})(?![a-z0-9])', '\1\2', 'g');
  end if;
  return bare;
end $function$;
-- execute: public

CREATE OR REPLACE FUNCTION public.belongs_elsewhere(asked_user_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  return belongs_here(asked_user_id)
    and exists (select from memberships where user_id = asked_user_id and tenant_id <> current_tenant_id());
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.belongs_here(asked_user_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER COST 2000
 SET search_path TO 'public'
AS $function$
begin
  return exists (select from people where tenant_id = current_tenant_id() and user_id = asked_user_id);
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.book_owner_ids()
 RETURNS bigint[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select array(select owner from (
    select current_tenant_id() as owner where current_tenant_id() is not null
    union all select customer_tenant_ids() union all select supplied_tenant_ids()) books
    where not is_external() or owner = external_through_id())
$function$;

CREATE OR REPLACE FUNCTION public.bought_invoice_numbers(order_id bigint)
 RETURNS text[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select coalesce(array_agg(invoice.number order by line.id desc), '{}')
  from invoice_lines line join invoices invoice on invoice.id = line.invoice_id
  where line.delivery_order_id = order_id and line.is_live and invoice.customer_tenant_id = current_tenant_id() and not is_external()
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.broker_tenant_ids()
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select tenant_id from live_links where linked_as = 'broker'
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.brokered_revenues(first_day date, last_day date)
 RETURNS TABLE(sell_order_id bigint, buy_order_id bigint, partner_tenant_id bigint, customer_tenant_id bigint, billable_on date, sold_cents bigint, bought_cents bigint, agreed_cents bigint, billed_cents bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select sold.delivery_order_id, b.buy_order_id, b.receiver_tenant_id, sold.customer_tenant_id, sold.billable_on,
    sold.pre_tax_cents, price.pre_tax_cents, b.agreed_pre_tax_cents, bought.billed_pre_tax_cents
  from order_revenues sold
  join order_brokerages b on b.sell_order_id = sold.delivery_order_id and b.tenant_id = sold.tenant_id and b.ended_at is null
  left join delivery_order_prices price on price.delivery_order_id = b.buy_order_id
  left join order_revenues bought on bought.delivery_order_id = b.buy_order_id and bought.customer_tenant_id = sold.tenant_id
  where sold.tenant_id = current_tenant_id() and not is_external() and sold.billable_on between first_day and last_day
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.budget_fold(key text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ("left"(key, strpos(key, '
'::text)) || folded_number(substr(key, (strpos(key, '
'::text) + 1))));
-- execute: public

CREATE OR REPLACE FUNCTION public.budget_folds(keys text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT budget_fold(key.key) AS budget_fold FROM unnest(budget_folds.keys) key(key));
-- execute: public

CREATE OR REPLACE FUNCTION public.budget_index_keys(sender_id bigint, thirty_days bigint, keys text[])
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT ((((budget_index_keys.sender_id || ' '::text) || budget_index_keys.thirty_days) || ' '::text) || key.key) FROM unnest(budget_index_keys.keys) key(key));
-- execute: public

CREATE OR REPLACE FUNCTION public.budget_key(kind text, field_name text, value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((CASE kind WHEN 'poNumber'::text THEN 'po'::text ELSE ('field '::text || lower(btrim(COALESCE(field_name, ''::text)))) END || '
'::text) || lower(btrim(value)));
-- execute: public

CREATE OR REPLACE FUNCTION public.budget_keys(po_number text, order_fields jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ARRAY(SELECT budget_key('poNumber'::text, NULL::text, budget_keys.po_number) AS budget_key WHERE (btrim(budget_keys.po_number) <> ''::text) UNION SELECT budget_key('field'::text, (field.value ->> 'name'::text), CASE (field.value -> 'value'::text) WHEN 'true'::jsonb THEN 'Yes'::text WHEN 'false'::jsonb THEN 'No'::text ELSE (field.value ->> 'value'::text) END) AS budget_key FROM jsonb_array_elements(budget_keys.order_fields) field(value));
-- execute: public

CREATE OR REPLACE FUNCTION public.budget_month(zone text, at bigint)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN to_char((to_timestamp((at)::double precision) AT TIME ZONE zone), 'YYYY-MM'::text);
-- execute: public

CREATE OR REPLACE FUNCTION public.budget_month_orders(owner_id bigint, of_key text, of_month text)
 RETURNS TABLE(id bigint, status text, total_cents bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  return query select * from budget_month_orders(owner_id, of_key, of_month, null);
end $function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.budget_month_orders(owner_id bigint, of_key text, of_month text, own_id bigint)
 RETURNS TABLE(id bigint, status text, total_cents bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  zone text := (select time_zone from tenants where tenants.id = owner_id);
  first_at bigint := extract(epoch from (of_month || '-01')::timestamp at time zone zone);
  end_at bigint := extract(epoch from ((of_month || '-01')::timestamp + interval '1 month') at time zone zone);
  of_fold text := budget_fold(of_key);
  looked text[] := array(select owner_id || ' ' || thirty_days || ' ' || of_fold
    from generate_series(first_at / 2592000, (end_at - 1) / 2592000) thirty_days);
  others text[] := array(select b.key from budgets b
    where b.tenant_id = owner_id and b.fold = of_fold and b.key <> of_key and b.id is distinct from own_id);
begin
  return query
    select o.id, o.status::text, o.total_cents from delivery_orders o
    where budget_index_keys(o.sender_tenant_id, o.created_at / 2592000, budget_folds(budget_keys(o.po_number, o.order_fields))) && looked
      and (o.po_number <> '' or o.order_fields <> '[]')
      and o.sender_tenant_id = owner_id and o.created_at >= first_at and o.created_at < end_at
      and (others = '{}' or exists (select from unnest(budget_keys(o.po_number, o.order_fields)) key
        where budget_fold(key) = of_fold and key <> all (others)));
end $function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.budget_spending(owner_id bigint, of_key text, at bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select jsonb_build_object('month', month.name, 'spentCents', coalesce(sum(o.total_cents), 0), 'orders', count(o.id),
    'unpricedOrders', count(o.id) filter (where o.total_cents is null and o.status <> 'cancelled'))
  from (select budget_month(time_zone, at) as name from tenants where id = owner_id) month
  left join lateral budget_month_orders(owner_id, of_key, month.name) o on true
  group by month.name
$function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.budget_spending(owner_id bigint, of_key text, at bigint, own_id bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select jsonb_build_object('month', month.name, 'spentCents', coalesce(sum(o.total_cents), 0), 'orders', count(o.id),
    'unpricedOrders', count(o.id) filter (where o.total_cents is null and o.status <> 'cancelled'))
  from (select budget_month(time_zone, at) as name from tenants where id = owner_id) month
  left join lateral budget_month_orders(owner_id, of_key, month.name, own_id) o on true
  group by month.name
$function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.budgets_of_order(customer_id bigint, po_number text, order_fields jsonb, at bigint)
 RETURNS TABLE(id bigint, kind text, field_name text, value text, monthly_cad_cents bigint, spending jsonb)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  keys text[] := budget_keys(budgets_of_order.po_number, budgets_of_order.order_fields);
begin
  if not orders_in_place_of(customer_id) then
    return;
  end if;
  return query
    select b.id, b.kind, b.field_name, b.value, b.monthly_cad_cents, budget_spending(b.tenant_id, b.key, at)
    from budgets b
    where b.tenant_id = customer_id and b.fold = any (budget_folds(keys)) and (b.key = any (keys) or exists (
      select from unnest(keys) asked where budget_fold(asked) = b.fold
        and not exists (select from budgets other where other.tenant_id = customer_id and other.key = asked)))
    order by b.id;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.bump_permission_version()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if new.roles is distinct from old.roles then
    new.permission_version := nextval('permission_versions');
  end if;
  return new;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.caller_is_admin()
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  return exists (select from users where id = current_user_id() and is_admin);
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.callers_by_phone(asked_digits text, asked_extension text, max_rows integer)
 RETURNS TABLE(kind text, id bigint, name text, phone text, customer_id bigint, customer_name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  tenant bigint := current_tenant_id();
begin
  if tenant is null or is_external() then
    return;
  end if;
  return query
    with customer as (
      select c.id as found_id from customers c where c.tenant_id = tenant and c.status = 'connected' and c.relation = 'customer'
    ), found as (
      select 'customer' as found_kind, t.id as found_id, t.name as found_name,
        case when phone_digits(t.phone) = asked_digits then t.phone else t.order_support_phone end as found_phone, t.id as owner_id
      from tenants t
      where (phone_digits(t.phone) = asked_digits or phone_digits(t.order_support_phone) = asked_digits) and t.id <> tenant
        and exists (select from customers c where c.tenant_id = tenant and c.id = t.id and c.status = 'connected')
      union all
      select 'contact', k.id, k.name,
        (select detail ->> 'value' from jsonb_array_elements(k.details) detail
          where detail ->> 'type' = 'phone' and phone_digits(detail ->> 'value') = asked_digits
          order by detail ->> 'value' not like '%;ext=' || asked_extension limit 1), k.tenant_id
      from tenant_contacts k
      where phones_of_contact(k.details) @> array[asked_digits] and k.archived_at is null
      union all
      select 'person', u.id, u.first_name || ' ' || u.last_name, u.phone, m.tenant_id
      from users u join memberships m on m.user_id = u.id
      where phone_digits(u.phone) = asked_digits and u.archived_at is null
      union all
      select 'location', l.id, l.name || case when l.friendly_name = '' then '' else ' (' || l.friendly_name || ')' end, l.phone, l.tenant_id
      from locations l
      where phone_digits(l.phone) = asked_digits and l.archived_at is null
    ), placed as (
      select found.*, row_number() over (partition by found_kind
        order by found_phone not like '%;ext=' || asked_extension, owner_id = tenant, found_name, found_id) as place
      from found
      where found_kind = 'customer' or owner_id = tenant or owner_id in (select customer.found_id from customer)
        or (found_kind = 'location' and owner_id in (select supplied_tenant_ids()))
    )
    select found_kind, found_id, found_name, found_phone, owned.id, owned.name
    from placed left join customers owned on owned.tenant_id = tenant and owned.id = owner_id
    where place <= max_rows
    order by array_position('{customer,contact,person,location}'::text[], found_kind), place;
end $function$;
-- owner: waybill_system
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.carrier_tenant_ids()
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select tenant_id from live_links where linked_as = 'carrier'
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.carriers_zero_rated(asked_tenant_id bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select carriers_zero_rated from courier_settings
  where tenant_id = asked_tenant_id and exists (select from courier_schedules where tenant_id = asked_tenant_id)
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE PROCEDURE public.close_to_external(IN closed regclass)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('create policy external on %s as restrictive to waybill_external using (false) with check (false)', closed);
end $procedure$;

CREATE OR REPLACE FUNCTION public.content_name(content jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
 SET search_path TO 'pg_catalog'
AS $function$
  select encode(sha256(convert_to(content::text, 'UTF8')), 'hex')
$function$;
-- execute: public

CREATE OR REPLACE FUNCTION public.count_locations_of_books(max_rows integer)
 RETURNS bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  return (select count(*) from (
    select from unnest(book_owner_ids()) as owners (owner)
    cross join lateral (select from locations where tenant_id = owner and archived_at is null limit max_rows) as location
    limit max_rows) as counted);
end $function$;
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.courier_tenant_ids()
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select tenant_id from live_links where linked_as = 'courier'
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.current_tenant_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.tenant_id'::text, true), ''::text))::bigint;
-- execute: public

CREATE OR REPLACE FUNCTION public.current_user_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (NULLIF(current_setting('app.user_id'::text, true), ''::text))::bigint;
-- execute: public

CREATE OR REPLACE FUNCTION public.customer_tenant_ids()
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select tenant_id from live_links where linked_as = 'customer'
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.day_at(at bigint, zone text)
 RETURNS date
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN ((to_timestamp((at)::double precision) AT TIME ZONE zone))::date;
-- execute: public

CREATE OR REPLACE FUNCTION public.days_off(of_tenant_id bigint, of_user_id bigint, since text)
 RETURNS json
 LANGUAGE sql
 STABLE
AS $function$
  select coalesce(json_agg(json_build_object('fromDay', from_day, 'untilDay', until_day) order by from_day), '[]')
  from (select from_day, until_day from absences
    where tenant_id = of_tenant_id and user_id = of_user_id and until_day >= since order by from_day limit 100) coming
$function$;
-- execute: public

CREATE OR REPLACE FUNCTION public.delivery_order_search_text(o delivery_orders)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
AS $function$
  select bare_letters(concat_ws(' ', o.id, o.po_number,
    o.pickup_location ->> 'name', o.pickup_location ->> 'friendlyName', o.pickup_location ->> 'unitNumber',
    o.pickup_location ->> 'formattedAddress', o.pickup_location ->> 'contactName',
    ltrim(replace(o.pickup_location ->> 'phone', ';ext=', ''), '+1'),
    o.dropoff_location ->> 'name', o.dropoff_location ->> 'friendlyName', o.dropoff_location ->> 'unitNumber',
    o.dropoff_location ->> 'formattedAddress', o.dropoff_location ->> 'contactName',
    ltrim(replace(o.dropoff_location ->> 'phone', ';ext=', ''), '+1'),
    o.order_notes))
$function$;
-- execute: public

CREATE OR REPLACE FUNCTION public.end_external_grants(host bigint, through bigint, person bigint)
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  with ended as (
    update role_grants g set ended_at = unix_now()
    where tenant_id = host and grantee_tenant_id = through and (person is null or user_id = person) and ended_at is null
    returning g.*
  ), recorded as (
    insert into audit_entries (tenant_id, action, subject_type, subject_id, after)
    select tenant_id, 'role.taken', case when user_id is null then 'tenant' else 'user' end, coalesce(user_id, grantee_tenant_id),
      jsonb_build_object('roleId', role_id, 'role', role_name, 'through', (select name from tenants where id = through))
    from ended
  )
  insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
    select distinct tenant_id, array[tenant_id], 'role-grants', jsonb_build_object('key', coalesce(user_id, grantee_tenant_id)::text)
    from ended;
end $function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.end_grants_with_link()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if not have_live_link(old.tenant_id, old.partner_tenant_id) then
    perform end_external_grants(old.tenant_id, old.partner_tenant_id, null);
    perform end_external_grants(old.partner_tenant_id, old.tenant_id, null);
  end if;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.end_grants_with_membership()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if tg_op = 'DELETE' then
    perform end_external_grants(g.tenant_id, g.grantee_tenant_id, g.user_id) from role_grants g
    where g.grantee_tenant_id = old.tenant_id and g.user_id = old.user_id and g.ended_at is null;
  else
    perform end_external_grants(g.tenant_id, g.grantee_tenant_id, g.user_id) from role_grants g
    where g.tenant_id = new.tenant_id and g.user_id = new.user_id and g.grantee_tenant_id is not null and g.ended_at is null;
  end if;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.end_sign_ins_of_archived()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update sign_in_families set revoked_at = unix_now(), revoked_reason = 'archived'
  where (user_id = new.id or impersonator_user_id = new.id) and revoked_at is null;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.end_sign_ins_of_former_administrator()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update sign_in_families set revoked_at = unix_now(), revoked_reason = 'no administrator any more'
  where impersonator_user_id = new.id and revoked_at is null;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.end_what_sign_in_started()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update sign_in_families set revoked_at = new.revoked_at, revoked_reason = new.revoked_reason
  where revoked_at is null
    and (started_by_family_id = new.id
      or impersonator_user_id = new.user_id and started_by_family_id is null and new.impersonator_user_id is null);
  update uploads set expires_at = new.revoked_at
  where family_id = new.id and file_id is null and expires_at > new.revoked_at;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.enqueue_job(job_name text, job_key text, job_payload jsonb, job_start_at bigint)
 RETURNS uuid
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  made uuid;
begin
  insert into jobs (tenant_id, name, key, payload, start_at)
  values (current_tenant_id(), job_name, coalesce(job_key, gen_random_uuid()::text), job_payload, coalesce(job_start_at, unix_now()))
  on conflict do nothing returning id into made;
  if made is not null then
    perform queue_job(made);
  end if;
  return made;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.external_assigns()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (external_part(3) IS NOT NULL);
-- execute: public

CREATE OR REPLACE FUNCTION public.external_driver_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (external_part(2))::bigint;
-- execute: public

CREATE OR REPLACE FUNCTION public.external_knows_tenant(asked_tenant_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER COST 10000
 SET search_path TO 'public'
AS $function$
begin
  return exists (select from hosts_of(current_user_id()) h where h.host_id = asked_tenant_id)
    or exists (select from delivery_order_parties own join delivery_orders o on o.id = own.delivery_order_id
      where own.tenant_id = external_through_id()
        and current_tenant_id() in (o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id)
        and asked_tenant_id in (o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id))
    or exists (select from delivery_order_parties p
      where p.tenant_id = current_tenant_id() and p.driver_user_id = external_driver_id()
        and asked_tenant_id in (p.sender_tenant_id, p.receiver_tenant_id));
end $function$;
-- owner: waybill_system
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.external_part(place integer)
 RETURNS text
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN NULLIF(split_part(COALESCE(current_setting('app.external'::text, true), ''::text), ','::text, place), ''::text);
-- execute: public

CREATE OR REPLACE FUNCTION public.external_people()
 RETURNS TABLE(user_id bigint, through_id bigint, through_name text, roles bigint[], first_name text, last_name text, email text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 50
 SET search_path TO 'public'
AS $function$
begin
  if is_external() then
    return;
  end if;
  return query
    select s.user_id, s.through_id, t.name, s.roles, u.first_name, u.last_name, u.email
    from external_standings s join tenants t on t.id = s.through_id join users u on u.id = s.user_id
    where s.host_id = current_tenant_id();
end $function$;
-- owner: waybill_system
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.external_through_id()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (external_part(1))::bigint;
-- execute: public

CREATE OR REPLACE FUNCTION public.folded_number(value text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(NULLIF(replace(regexp_replace(regexp_replace(btrim(regexp_replace(translate(lower(NORMALIZE(value, NFKC)), ((' 	
­ ​‌‍  ⁠﻿'::text || '-֊־᐀᠆‐‒–—―⁃−⸺⸻〜〰'::text) || '#.,:;_/\|''"`‘’“”()[]{}<>*+=~&'::text), repeat(' '::text, 61)), ' +'::text, ' '::text, 'g'::text)), '^(purchase order|purchaseorder|p o|po)( |(?=[0-9]))'::text, ''::text), '^(number|num|nr|no)( |(?=[0-9]))'::text, ''::text), ' '::text, ''::text), ''::text), replace(lower(NORMALIZE(value, NFKC)), ' '::text, ''::text));
-- execute: public

CREATE OR REPLACE FUNCTION public.forget_unit_of_explanation()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  new.explained_in := null;
  return new;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.fuel_settings(asked_tenant_id bigint, asked_type text, at bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select jsonb_build_object(
    'tables', (select coalesce(jsonb_agg(jsonb_build_object('fuelType', fuel_type, 'effectiveFrom', effective_from, 'rows', rows)), '[]')
      from (select * from fuel_tables where tenant_id = asked_tenant_id and fuel_type = asked_type
        and effective_from <= to_char(to_timestamp(at) + interval '1 day', 'YYYY-MM-DD') order by effective_from desc limit 3) t),
    'prices', (select coalesce(jsonb_agg(jsonb_build_object('fuelType', fuel_type, 'date', date, 'dollarsPerLitre', dollars_per_litre)), '[]')
      from (select * from fuel_prices where tenant_id = asked_tenant_id and fuel_type = asked_type
        and date <= to_char(to_timestamp(at) + interval '1 day', 'YYYY-MM-DD') order by date desc limit 60) p))
  where exists (select from courier_schedules where tenant_id = asked_tenant_id)
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.great_circle_m(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
 RETURNS double precision
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((((2)::numeric * 6371008.8))::double precision * asin(LEAST((1)::double precision, sqrt(((sin((radians((lat2 - lat1)) / (2)::double precision)) ^ (2)::double precision) + ((cos(radians(lat1)) * cos(radians(lat2))) * (sin((radians((lng2 - lng1)) / (2)::double precision)) ^ (2)::double precision)))))));
-- execute: public

CREATE OR REPLACE FUNCTION public.has_budgets(customer_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  return exists (select from budgets where tenant_id = customer_id) and orders_in_place_of(customer_id);
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.have_live_link(one bigint, other bigint)
 RETURNS boolean
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select exists (select from tenant_links where tenant_id = one and partner_tenant_id = other and ended_at is null)
    or exists (select from tenant_links where tenant_id = other and partner_tenant_id = one and ended_at is null)
$function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.hold_budgets_of_order(customer_id bigint, po_number text, order_fields jsonb, at bigint)
 RETURNS TABLE(id bigint, kind text, field_name text, value text, monthly_cad_cents bigint, spending jsonb)
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if not orders_in_place_of(customer_id) then
    return;
  end if;
  perform from budgets b
    where b.tenant_id = customer_id
      and b.fold = any (budget_folds(budget_keys(hold_budgets_of_order.po_number, hold_budgets_of_order.order_fields)))
    order by b.id for no key update;
  return query select * from budgets_of_order(customer_id, hold_budgets_of_order.po_number, hold_budgets_of_order.order_fields, at);
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.hold_live_link(asked_tenant_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform from tenant_links
  where (tenant_id, partner_tenant_id) in ((current_tenant_id(), asked_tenant_id), (asked_tenant_id, current_tenant_id()))
    and ended_at is null
  order by id for share;
  return found and exists (select from tenants where id = asked_tenant_id and archived_at is null);
end $function$;
-- owner: waybill_system
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.hosts_of(asked_user_id bigint)
 RETURNS TABLE(host_id bigint, through_id bigint, through_name text, roles bigint[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  return query
    select s.host_id, s.through_id, t.name, s.roles
    from external_standings s join tenants t on t.id = s.through_id
    where s.user_id = asked_user_id and (asked_user_id = current_user_id() or caller_is_admin());
end $function$;
-- owner: waybill_system
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.is_external()
 RETURNS boolean
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (COALESCE(current_setting('app.external'::text, true), ''::text) <> ''::text);
-- execute: public

CREATE OR REPLACE FUNCTION public.is_linked_as(asked_as text, asked_tenant_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if asked_as = 'customer' then
    return exists (select from live_links where linked_as = 'customer' and tenant_id = asked_tenant_id);
  elsif asked_as = 'courier' then
    return exists (select from live_links where linked_as = 'courier' and tenant_id = asked_tenant_id);
  elsif asked_as = 'carrier' then
    return exists (select from live_links where linked_as = 'carrier' and tenant_id = asked_tenant_id);
  elsif asked_as = 'broker' then
    return exists (select from live_links where linked_as = 'broker' and tenant_id = asked_tenant_id);
  elsif asked_as = 'supplied' then
    return exists (select from live_links where linked_as = 'supplied' and tenant_id = asked_tenant_id);
  elsif asked_as = 'supplied_courier' then
    return exists (select from live_links where linked_as = 'supplied_courier' and tenant_id = asked_tenant_id);
  end if;
  return false;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_an_owner()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if not exists (select from memberships where tenant_id = old.tenant_id and 13 = any (roles)) then
    raise exception 'organization % would have no owner', old.tenant_id using errcode = 'integrity_constraint_violation';
  end if;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_customers_and_vendors()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  link tenant_links := case tg_op when 'DELETE' then old else new end;
begin
  -- Only what was never in force is deleted: an ended link stays, and so do its rows.
  if tg_op = 'DELETE' then
    delete from customers where tenant_id = link.tenant_id and id = link.partner_tenant_id;
    delete from vendors where tenant_id = link.partner_tenant_id and id = link.tenant_id;
    delete from suppliers where tenant_id = link.partner_tenant_id and id = link.tenant_id;
  end if;
  perform keep_pair(link.tenant_id, link.partner_tenant_id);
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_delivery_order_parties()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
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
    new.available_at, new.created_at, new.bill_status,
    party = new.receiver_tenant_id and (new.exceptions <> '{}' or (new.total_cents is null and new.status <> 'cancelled')),
    delivery_order_search_text(new), new.due_at, new.total_cents
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
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_delivery_order_total()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update delivery_orders set total_cents = new.total_cents
  where id = new.delivery_order_id and total_cents is distinct from new.total_cents;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_last_seen()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update people set last_seen_at = new.created_at
  from sign_in_families f
  where f.id = new.family_id and f.impersonator_user_id is null and people.user_id = f.user_id;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_managed(customer_id bigint)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public'
AS $function$
  update customers c set is_managed = not is_managed
  where c.id = customer_id
    and c.is_managed <> (c.relation = 'customer' and not exists (select from memberships where tenant_id = customer_id))
$function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.keep_managed_by_people()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform keep_managed(case tg_op when 'DELETE' then old.tenant_id else new.tenant_id end);
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_marketplace_areas()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from marketplace_areas where tenant_id = new.tenant_id;
  insert into marketplace_areas (tenant_id, latitude, longitude, radius_m, bounds)
    select new.tenant_id, latitude, longitude, "radiusM", area_bounds(latitude, longitude, "radiusM")
    from jsonb_to_recordset(new.areas) as area (latitude double precision, longitude double precision, "radiusM" double precision);
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_names_in_applications()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update applications set applicant_tenant_name = new.name where tenant_id = new.id;
  update applications set receiver_tenant_name = new.name where receiver_tenant_id = new.id;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_names_in_onboardings()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update managed_customer_onboardings set courier_name = new.name where tenant_id = new.id;
  update managed_customer_onboardings set customer_name = new.name where customer_tenant_id = new.id;
  update managed_customer_onboardings set to_tenant_name = new.name where to_tenant_id = new.id;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_names_in_partnerships()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update partnerships set offerer_tenant_name = new.name where tenant_id = new.id;
  update partnerships set receiver_tenant_name = new.name where receiver_tenant_id = new.id;
  update partners set name = new.name where id = new.id;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_names_of_partners()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update customers set name = new.name where id = new.id;
  update vendors set name = new.name where id = new.id;
  update suppliers set name = new.name where id = new.id;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_names_of_people()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update people set name = name_of_person(new), search_text = search_text_of_person(new) where user_id = new.id;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_order_revenue()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform keep_order_revenues(array[new.id]);
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_order_revenues(ids bigint[])
 RETURNS void
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into order_revenues as kept (delivery_order_id, tenant_id, customer_tenant_id, driver_user_id, service_id, billable_on,
    is_cancelled, bill_status, parcels, weight_kg, distance_m, pre_tax_cents, tax_cents, total_cents, taxes, tax_key, fuel_cents, wait_cents,
    adjustment_cents, discount_cents, unbilled_wait_cents, has_open_wait, fallback_cents, is_taxed_elsewhere, stamped_m,
    billed_pre_tax_cents, billed_total_cents, billed_taxes)
  select o.id, o.receiver_tenant_id, o.sender_tenant_id, o.driver_user_id, o.service_id,
    (to_timestamp(coalesce(o.completed_at, o.cancelled_at, o.updated_at)) at time zone t.time_zone)::date,
    o.status = 'cancelled', o.bill_status, o.total_parcels, o.total_weight_kg, o.distance_m,
    p.pre_tax_cents, p.tax_cents, p.total_cents, case when p.total_cents is not null then lines.taxes end,
    case when p.total_cents is not null then coalesce(lines.tax_key, 'No tax') end, lines.fuel_cents, lines.wait_cents, lines.adjustment_cents, lines.discount_cents, lines.unbilled_wait_cents,
    exists (select from delivery_order_geostamps came where came.delivery_order_id = o.id and came.type = 'checkin'
      and not exists (select from delivery_order_geostamps went
        where went.delivery_order_id = o.id and went.uid = came.uid and went.type = 'checkout')),
    lines.fallback_cents, lines.is_taxed_elsewhere, stamped_way(o.id),
    case when o.bill_status = 'exported' then p.pre_tax_cents end,
    case when o.bill_status = 'exported' then p.total_cents end,
    case when o.bill_status = 'exported' and p.total_cents is not null then lines.taxes end
  from delivery_orders o
  join tenants t on t.id = o.receiver_tenant_id
  left join delivery_order_prices p on p.delivery_order_id = o.id
  cross join lateral (
    select
      coalesce(jsonb_agg(jsonb_build_object('type', input ->> 'type', 'name', line ->> 'name', 'percent', input -> 'percent', 'cents', cents)
        order by place) filter (where rule = 'tax'), '[]') as taxes,
      string_agg((input ->> 'type') || ' ' || (input ->> 'percent'), ' + '
        order by ((input ->> 'type') || ' ' || (input ->> 'percent')) collate "C") filter (where rule = 'tax') as tax_key,
      coalesce(sum(cents) filter (where rule = 'fuel_surcharge'), 0) as fuel_cents,
      coalesce(sum(cents) filter (where rule = 'wait_time'), 0) as wait_cents,
      coalesce(sum(cents) filter (where rule in ('adjustment', 'floor')), 0) as adjustment_cents,
      coalesce(-sum(cents) filter (where rule = 'adjustment' and cents < 0), 0) as discount_cents,
      greatest(0, coalesce(sum((input ->> 'insteadOfCadCents')::bigint - cents) filter (where rule = 'wait_time'), 0)) as unbilled_wait_cents,
      sum(cents) filter (where rule = 'zone' and input -> 'fallback' = 'true') as fallback_cents,
      coalesce(bool_or(rule = 'tax' and cents <> 0 and (input ? 'assumed'
        or coalesce(input ->> 'dropoffProvince', '') <> coalesce(o.dropoff_location ->> 'province', ''))), false) as is_taxed_elsewhere
    from jsonb_array_elements(coalesce(p.lines, '[]')) with ordinality as each (line, place)
    cross join lateral (select line -> 'reason' ->> 'rule' as rule, line -> 'reason' -> 'input' as input,
      (line ->> 'priceCadCents')::bigint as cents) as said) as lines
  where o.id = any (ids)
    and (o.status = 'completed' or (o.status = 'cancelled' and p.delivery_order_id is not null and p.total_cents is distinct from 0)
      or exists (select from order_revenues as earlier where earlier.delivery_order_id = o.id
        and (earlier.billed_total_cents is not null or earlier.paid_basis is not null)))
  on conflict (delivery_order_id) do update set
    tenant_id = excluded.tenant_id, customer_tenant_id = excluded.customer_tenant_id, driver_user_id = excluded.driver_user_id,
    service_id = excluded.service_id, billable_on = excluded.billable_on, is_cancelled = excluded.is_cancelled,
    bill_status = excluded.bill_status, parcels = excluded.parcels, weight_kg = excluded.weight_kg, distance_m = excluded.distance_m,
    pre_tax_cents = excluded.pre_tax_cents, tax_cents = excluded.tax_cents, total_cents = excluded.total_cents, taxes = excluded.taxes, tax_key = excluded.tax_key,
    fuel_cents = excluded.fuel_cents, wait_cents = excluded.wait_cents, adjustment_cents = excluded.adjustment_cents,
    discount_cents = excluded.discount_cents, unbilled_wait_cents = excluded.unbilled_wait_cents,
    has_open_wait = excluded.has_open_wait, fallback_cents = excluded.fallback_cents,
    is_taxed_elsewhere = excluded.is_taxed_elsewhere, stamped_m = excluded.stamped_m,
    -- What was billed stays until somebody says that it was not.
    billed_pre_tax_cents = case when excluded.bill_status = 'exported' then coalesce(kept.billed_pre_tax_cents, excluded.billed_pre_tax_cents) end,
    billed_taxes = case when excluded.bill_status = 'exported' then coalesce(kept.billed_taxes, excluded.billed_taxes) end,
    billed_total_cents = case when excluded.bill_status = 'exported' then coalesce(kept.billed_total_cents, excluded.billed_total_cents) end,
    not_billable_reason = case when excluded.bill_status = 'not_exportable' then kept.not_billable_reason end;
  -- One that costs nothing any more, and was neither billed nor paid to its driver.
  delete from order_revenues kept using delivery_orders o
  left join delivery_order_prices p on p.delivery_order_id = o.id
  where kept.delivery_order_id = any (ids) and o.id = kept.delivery_order_id and kept.billed_total_cents is null
    and kept.paid_basis is null
    and not (o.status = 'completed' or (o.status = 'cancelled' and p.delivery_order_id is not null and p.total_cents is distinct from 0));
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_pair(provider_id bigint, asker_id bigint)
 RETURNS void
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
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
end $function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.keep_partners()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  link tenant_links := case tg_op when 'DELETE' then old else new end;
begin
  -- Only what was never in force is deleted.
  if tg_op = 'DELETE' then
    delete from partners where (tenant_id, id) in ((link.tenant_id, link.partner_tenant_id), (link.partner_tenant_id, link.tenant_id));
  end if;
  perform keep_partners_of(link.tenant_id, link.partner_tenant_id);
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_partners_of(one_id bigint, other_id bigint)
 RETURNS void
 LANGUAGE sql
 SET search_path TO 'public'
AS $function$
  insert into partners as p (tenant_id, id, name, status, connected_at, ended_at, created_at, updated_at)
    select side.own_id, side.partner_id, t.name, case when l.is_live then 'connected' else 'ended' end, l.since,
      case when not l.is_live then l.until end, l.since, l.since
    from (select bool_or(ended_at is null) as is_live, min(created_at) as since, max(ended_at) as until from tenant_links
        where kind = 'courier-broker' and tenant_id in (one_id, other_id) and partner_tenant_id in (one_id, other_id)) l
    cross join (values (one_id, other_id), (other_id, one_id)) as side (own_id, partner_id)
    join tenants t on t.id = side.partner_id
    where l.since is not null
  on conflict (tenant_id, id) do update set status = excluded.status, connected_at = excluded.connected_at, ended_at = excluded.ended_at
$function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.keep_people()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if tg_op = 'DELETE' then
    update people set archived_at = unix_now(), archived_roles = old.roles
    where tenant_id = old.tenant_id and user_id = old.user_id;
  else
    insert into people (tenant_id, user_id, name, search_text, last_seen_at, created_at)
    select new.tenant_id, u.id, name_of_person(u), search_text_of_person(u),
      (select max(last_seen_at) from people where user_id = u.id), new.created_at
    from users u where u.id = new.user_id
    on conflict (tenant_id, user_id) do update set archived_at = null, archived_roles = '{}';
  end if;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_places_orders()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update tenant_links set places_orders = new.places_orders
  where tenant_id = new.id and partner_tenant_id = new.tenant_id and kind = 'supplier-customer'
    and places_orders <> new.places_orders;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_settled_cents()
 RETURNS trigger
 LANGUAGE plpgsql
 SET search_path TO 'public'
AS $function$
begin
  update invoices set settled_cents = settled_cents + part.cents
  from (select invoice_id, sum(cents)::bigint as cents from added group by 1) as part
  where invoices.id = part.invoice_id;
  update order_revenues r set paid_cents = paid.cents
  from paid_of_orders(array(select distinct line.delivery_order_id from invoice_lines line
    where line.invoice_id in (select invoice_id from added) and line.is_live)) as paid
  where r.delivery_order_id = paid.order_id and r.paid_cents <> paid.cents;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keep_supplier_party()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  delete from delivery_order_parties where tenant_id = new.scheduled_by_tenant_id and delivery_order_id = new.id;
  insert into delivery_order_parties
  select (jsonb_populate_record(p, jsonb_build_object(
    'tenant_id', new.scheduled_by_tenant_id, 'is_sender', false, 'total_cents', null, 'has_exceptions', false))).*
  from delivery_order_parties p where p.tenant_id = new.sender_tenant_id and p.delivery_order_id = new.id;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.keys_of_figures(f order_figures)
 RETURNS TABLE(dimension text, key text)
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select * from (values ('all', ''), ('service', f.service_id::text), ('party', f.party_tenant_id::text),
    ('driver', coalesce(f.driver_user_id::text, '')), ('lane', f.lane)) as by (dimension, key)
  where by.dimension <> 'driver' or f.side = 'carried'
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.labelled_order(word text)
 RETURNS bigint
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ("substring"(lower(word), '^(?:wb|#|#wb)0*([1-9][0-9]{0,11})$'::text))::bigint;
-- execute: public

CREATE OR REPLACE FUNCTION public.lane_end_key(city text, province text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN ((btrim(regexp_replace(bare_letters(city), '[^a-z0-9]+'::text, ' '::text, 'g'::text)) || ','::text) || lower(btrim(province)));
-- execute: public

CREATE OR REPLACE FUNCTION public.lane_text(place jsonb)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN COALESCE(NULLIF(concat_ws(', '::text, NULLIF((place ->> 'city'::text), ''::text), NULLIF((place ->> 'province'::text), ''::text)), ''::text), 'Unknown'::text);
-- execute: public

CREATE OR REPLACE FUNCTION public.like_pattern(term text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (('%'::text || replace(replace(replace(bare_letters(btrim(term)), '\'::text, '\\'::text), '%'::text, '\%'::text), '_'::text, '\_'::text)) || '%'::text);
-- execute: public

CREATE OR REPLACE FUNCTION public.links_of_pair(provider_id bigint, asker_id bigint, kinds text[])
 RETURNS TABLE(relation text, status text, connected_at bigint, ended_at bigint, places_orders boolean)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select case kind when 'courier-customer' then 'customer' when 'courier-broker' then 'partner' else 'supplied' end,
    case when l.ended_at is null then 'connected' else 'ended' end, l.created_at, l.ended_at, l.places_orders
  from tenant_links l where l.tenant_id = provider_id and l.partner_tenant_id = asker_id and kind = any (kinds)
  order by l.ended_at is not null, array_position(kinds, kind) limit 1
$function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.listeners_of(publisher_id bigint)
 RETURNS TABLE(linked_as text, tenant_id bigint)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select case kind when 'courier-customer' then 'customer' when 'courier-broker' then 'broker' else 'supplied' end, l.tenant_id
    from tenant_links l where partner_tenant_id = publisher_id and ended_at is null and (kind <> 'supplier-customer' or places_orders)
  union all
  select case kind when 'courier-customer' then 'courier' when 'courier-broker' then 'carrier' else 'supplier' end, partner_tenant_id
    from tenant_links l where l.tenant_id = publisher_id and ended_at is null
  union all
  select 'supplied_courier', s.tenant_id from tenant_links c
    join tenant_links s on s.partner_tenant_id = c.partner_tenant_id and s.kind = 'supplier-customer' and s.places_orders
    where c.tenant_id = publisher_id and c.kind = 'courier-customer' and c.ended_at is null and s.ended_at is null
$function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.locations_of_books(sort text, descending boolean, after_value text, after_id bigint, max_rows integer)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  key text := case sort when 'name' then 'lower(name)' when 'city' then 'lower(city)' when 'updatedAt' then 'updated_at' end;
  direction text := case when descending then 'desc' else 'asc' end;
  walk text;
begin
  walk := format('select %1$s as key, id from locations where tenant_id = owner and archived_at is null %2$s order by %1$s %3$s, id %3$s',
    key, case when after_id is not null
      then format('and (%s, id) %s ($2::%s, $3)', key, case when descending then '<' else '>' end, case sort when 'updatedAt' then 'bigint' else 'text' end)
    end, direction);
  return query execute format(
    'with books as (
       select owner from unnest($1) as owners (owner) cross join lateral (%1$s limit 1) as first_of_book
       order by key %2$s, id %2$s limit $4)
     select id from books cross join lateral (%1$s limit $4) as location order by key %2$s, id %2$s limit $4',
    walk, direction)
    using book_owner_ids(), after_value, after_id, max_rows;
end $function$;
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.locations_of_books_by_file(books bigint[], keys text[], refs text[], names text[])
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select id from locations where tenant_id = any (books) and import_key = any (keys)
  union
  select id from locations where tenant_id = any (books) and external_reference is not null
    and ltrim(external_reference, '0') = any (array(select ltrim(ref, '0') from unnest(refs) as ref))
  union
  select id from locations where tenant_id = any (books)
    and lower(name) = any (array(select lower(given) from unnest(names) as given))
$function$;
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.locations_of_file(keys text[], refs text[], names text[])
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select id from locations where tenant_id = current_tenant_id() and import_key = any (keys)
  union
  select id from locations where tenant_id = current_tenant_id() and external_reference is not null
    and ltrim(external_reference, '0') = any (array(select ltrim(ref, '0') from unnest(refs) as ref))
  union
  select id from locations where tenant_id = current_tenant_id()
    and lower(name) = any (array(select lower(given) from unnest(names) as given))
$function$;
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.look_at_recurring_orders()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  case tg_table_name
    when 'services' then
      update recurring_orders set look_at = 0 where service_id = new.id and status in ('active', 'invalid') and look_at > 0;
    when 'locations' then
      update recurring_orders set look_at = 0 where new.id in (pickup_location_id, dropoff_location_id) and status in ('active', 'invalid') and look_at > 0;
    when 'customer_services' then
      update recurring_orders set look_at = 0
        where service_id = coalesce(new.service_id, old.service_id) and customer_tenant_id = coalesce(new.customer_tenant_id, old.customer_tenant_id)
          and status in ('active', 'invalid') and look_at > 0;
    when 'customers' then
      update recurring_orders set look_at = 0
        where courier_tenant_id = new.tenant_id and customer_tenant_id = new.id and status in ('active', 'invalid') and look_at > 0;
    when 'tenant_links' then
      update recurring_orders set look_at = 0
        where courier_tenant_id in (new.tenant_id, new.partner_tenant_id) and customer_tenant_id in (new.tenant_id, new.partner_tenant_id)
          and status in ('active', 'invalid') and look_at > 0;
    when 'courier_settings' then
      update recurring_orders set look_at = 0 where courier_tenant_id = new.tenant_id and status in ('active', 'invalid') and look_at > 0;
    when 'tenants' then
      update recurring_orders set look_at = 0 where new.id in (courier_tenant_id, customer_tenant_id) and status in ('active', 'invalid') and look_at > 0;
  end case;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.match_locations(term text, owners bigint[], near_latitude double precision, near_longitude double precision, max_rows integer)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  meant bigint[] := array(select owner from unnest(owners) as owner where owner = any (book_owner_ids()));
  typed text := lower(btrim(coalesce(term, '')));
  begun bigint[];
  others bigint[];
begin
  if typed = '' then
    return query select first.id from unnest(meant) with ordinality as asked (owner, place)
      cross join lateral (select id, lower(name) as key from locations where tenant_id = owner and archived_at is null
        order by lower(name), id limit max_rows) as first
      order by place, key, first.id limit max_rows;
    return;
  end if;
  begun := array(
    select found.id from unnest(meant) as asked (owner) cross join lateral (
      select id, lower(name) as key, latitude, longitude from locations
      where tenant_id = owner and archived_at is null and lower(name) >= typed and lower(name) < typed || chr(1114109)
      order by lower(name), id limit 2000) as found
    -- In the order of a language the range holds others as well.
    where starts_with(key, typed)
    order by great_circle_m(near_latitude, near_longitude, latitude, longitude), key, found.id limit max_rows);
  return query select unnest(begun);
  if cardinality(begun) >= max_rows then
    return;
  end if;
  -- As an array, because the planner takes a function for a thousand rows and would read the whole table to join them.
  others := array(select id from unnest(meant) as asked (owner) cross join search_locations(term, owner, false) as id
    where id <> all (begun));
  return query select location.id from locations as location where location.id = any (others)
    order by match_rank(concat_ws(' ', name, nullif(friendly_name, '')), formatted_address, typed, match_words(typed)),
      great_circle_m(near_latitude, near_longitude, latitude, longitude), lower(name), location.id
    limit max_rows - cardinality(begun);
end $function$;
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.match_rank(name text, address text, typed text, words text[])
 RETURNS integer
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select case
    when starts_with(bare_letters(name), bare_letters(btrim(typed))) then 0
    when cardinality(words) = 0 then 3
    when bare_letters(name) ~ all (words) then 1
    when bare_letters(name || ' ' || address) ~ all (words) then 2
    else 3 end
$function$;
-- execute: public

CREATE OR REPLACE FUNCTION public.match_words(typed text)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select array(select '(^|[^a-z0-9])' || word
    from regexp_split_to_table(bare_letters(typed), '[^a-z0-9]+') as word where word <> '')
$function$;
-- execute: public

CREATE OR REPLACE FUNCTION public.name_of_person(users)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN lower(((($1).first_name || ' '::text) || ($1).last_name));
-- execute: public

CREATE OR REPLACE FUNCTION public.names_of_drivers(ids bigint[])
 RETURNS TABLE(id bigint, name text)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select users.id, trim(first_name || ' ' || last_name) from users
  where users.id = any (ids) and (
    exists (select from order_revenues r where r.tenant_id = current_tenant_id() and r.driver_user_id = users.id)
    or exists (select from pay_lines l where l.tenant_id = current_tenant_id() and l.driver_user_id = users.id)
    or exists (select from pay_extras e where e.tenant_id = current_tenant_id() and e.driver_user_id = users.id))
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.note_figure_calendar()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into figure_changes (tenant_id) values (new.id);
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.note_figure_changes()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into figure_changes (delivery_order_id, tenant_id)
  select distinct case when topic = 'delivery-order.changed' then (payload ->> 'key')::bigint end,
    case when topic = 'driver-pay-rates' then tenant_id end
  -- An event that names no order is told all the same: nobody's act fails for the figures.
  from written where topic = 'driver-pay-rates' or topic = 'delivery-order.changed' and payload ->> 'key' ~ '^\d{1,18}$';
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.note_figure_sender()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into figure_changes (delivery_order_id) values (new.id);
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.note_order_updates()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into notice_events (order_update_id, delivery_order_id, actor_user_id, actor_tenant_id, audience_tenant_ids, people, created_at)
  select u.id, o.id, u.actor_user_id, u.actor_tenant_id, parties.ids, people_of(parties.ids, u.actor_user_id), u.created_at
  from written u join delivery_orders o on o.id = u.delivery_order_id,
    lateral (select array_remove(array[o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id], null) as ids) parties
  where u.type in ('created', 'assigned', 'created_unassigned', 'assigned_commented', 'assigned_attachedMedia', 'assigned_pickedUp',
    'assigned_droppedOff', 'completed', 'cancelled', 'bought_price_changed');
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.note_webhook_events()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into webhook_events (order_update_id)
  select u.id from written u join delivery_orders o on o.id = u.delivery_order_id
  where u.type in ('created', 'created_unassigned', 'assigned', 'assigned_pickedUp', 'assigned_droppedOff', 'completed', 'cancelled',
      'details_updated', 'undone', 'assigned_pricingUpdated', 'bought_price_changed')
    and exists (select from webhook_endpoints e where e.is_enabled and e.secret is not null
      and e.tenant_id in (o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id));
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.note_webhook_of_invoice()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into webhook_events (invoice_id, event)
  select new.id, tg_argv[0]
  where exists (select from webhook_endpoints e where e.is_enabled and e.secret is not null and tg_argv[0] = any (e.events)
    and e.tenant_id in (new.tenant_id, new.customer_tenant_id));
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.open_external_request(answer json, asked_user_id bigint, asked_tenant_id bigint, asked_order_id bigint)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  -- What external roles see, by their numbers in domain/access/roles.ts: an External Driver the orders that they drive, the others
  -- those of the organisation that they work for. An External Courier chooses drivers.
  office constant bigint[] := '{5,12,14}';
  driver constant bigint := 3;
  courier constant bigint := 12;
begin
  return coalesce((
    select (answer::jsonb || case when coalesce(t.suspended_at, through.suspended_at) is not null
      then jsonb_build_object('suspended', coalesce(suspension_of(t.id), suspension_of(through.id)))
      else jsonb_build_object('tenantId', t.id, 'tenantName', t.name, 'roles', s.roles,
      'permissionVersion', s.version,
      'driversSeePrices', coalesce(settings.prices_visible_to_drivers, false),
      'external', jsonb_build_object('tenantId', s.through_id, 'tenantName', through.name,
        'narrowedTo', concat(case when s.roles && office then s.through_id end, ',',
          case when driver = any (s.roles) then asked_user_id end, ',', case when courier = any (s.roles) then 'assigns' end)),
      'party', (
        select case when p.is_receiver then 'receiver' else 'other' end from delivery_order_parties p
        where p.tenant_id = t.id and p.delivery_order_id = asked_order_id
          and (s.roles && office and exists (select from delivery_order_parties own
              where own.tenant_id = s.through_id and own.delivery_order_id = asked_order_id)
            or driver = any (s.roles) and p.driver_user_id = asked_user_id))) end)::json
    from external_standings s
    join tenants t on t.id = s.host_id
    join tenants through on through.id = s.through_id
    left join courier_settings settings on settings.tenant_id = t.id
    where s.host_id = asked_tenant_id and s.user_id = asked_user_id), answer);
end $function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.open_request(asked_user_id bigint, asked_family_id bigint, asked_tenant_id bigint, asked_order_id bigint)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  answer json;
  found_tenant_id bigint;
  of_machine boolean;
begin
  select json_build_object('admin', u.is_admin, 'firstName', u.first_name, 'lastName', u.last_name, 'email', u.email,
      'unitPreference', u.unit_preference,
      'tenantId', t.id, 'tenantName', t.name,
      'roles', case when t.id is null then '{}' else coalesce(m.roles, '{}') end,
      'ownRoles', case when t.id is not null and 1000 <= any (m.roles) then (
        select coalesce(json_agg(json_build_object('id', r.id, 'name', r.name, 'permissions', r.permissions) order by r.id), '[]')
        from roles r where r.id = any (m.roles) and r.tenant_id = t.id) else '[]' end,
      'permissionVersion', case when t.id is null then 0 else coalesce(m.permission_version, 0) end,
      'onboardingRequired', coalesce(t.onboarding_required_types, '{}'),
      'driversSeePrices', coalesce(s.prices_visible_to_drivers, false),
      'suspended', case when t.id is null and m.user_id is not null then suspension_of(asked_tenant_id) end,
      'party', case when p.is_receiver then 'receiver' when not p.is_receiver then 'other' end), t.id, u.is_machine
    into answer, found_tenant_id, of_machine
    from users u
    join sign_in_families f on f.id = asked_family_id and f.revoked_at is null
    left join memberships m on m.user_id = u.id and m.tenant_id = asked_tenant_id
    left join tenants t on t.id = asked_tenant_id and t.archived_at is null
      and (m.user_id is not null and t.suspended_at is null or u.is_admin)
    left join courier_settings s on s.tenant_id = t.id
    left join delivery_order_parties p on p.tenant_id = t.id and p.delivery_order_id = asked_order_id
    where u.id = asked_user_id and u.archived_at is null;
  if found_tenant_id is null and asked_tenant_id is not null and answer is not null then
    if of_machine then
      return open_token_request(answer, asked_user_id, asked_tenant_id, asked_order_id);
    end if;
    return open_external_request(answer, asked_user_id, asked_tenant_id, asked_order_id);
  end if;
  return answer;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.open_services_to_new_customer()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into customer_services (tenant_id, customer_tenant_id, service_id)
    select new.tenant_id, new.partner_tenant_id, id from services
    where tenant_id = new.tenant_id and open_to_all and archived_at is null
    on conflict do nothing;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE PROCEDURE public.open_to_external(IN opened regclass, IN reading text, IN writing text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('drop policy external on %s', opened);
  execute format('create policy external_reads on %s as restrictive for select to waybill_external using (%s)', opened, reading);
  execute format('create policy external_inserts on %s as restrictive for insert to waybill_external with check (%s)', opened, writing);
  execute format('create policy external_updates on %s as restrictive for update to waybill_external using (%s) with check (true)',
    opened, case when writing = 'false' then 'false' else reading end);
  execute format('create policy external_deletes on %s as restrictive for delete to waybill_external using (%s)',
    opened, case when writing = 'false' then 'false' else reading end);
end $procedure$;

CREATE OR REPLACE FUNCTION public.open_token_request(answer json, asked_user_id bigint, asked_tenant_id bigint, asked_order_id bigint)
 RETURNS json
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  return coalesce((
    select (answer::jsonb || case when t.suspended_at is not null then jsonb_build_object('suspended', suspension_of(t.id))
      else jsonb_build_object('tenantId', t.id, 'tenantName', t.name,
        'ownRoles', jsonb_build_array(jsonb_build_object('id', 0, 'name', k.name, 'permissions', to_jsonb(k.scopes))),
        'driversSeePrices', coalesce(settings.prices_visible_to_drivers, false),
        'party', (
          select case when p.is_receiver then 'receiver' else 'other' end from delivery_order_parties p
          where p.tenant_id = t.id and p.delivery_order_id = asked_order_id)) end)::json
    from api_tokens k
    join tenants t on t.id = k.tenant_id and t.archived_at is null
    left join courier_settings settings on settings.tenant_id = t.id
    where k.user_id = asked_user_id and k.tenant_id = asked_tenant_id and not k.is_revoked), answer);
end $function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.order_drivers()
 RETURNS TABLE(id bigint, name text)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
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
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.order_field_uses(asked_order_id bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select jsonb_agg(jsonb_build_object('id', f.id, 'shownIn', f.shown_in))
  from delivery_orders o join delivery_order_fields f on f.tenant_id = o.receiver_tenant_id
  where o.id = asked_order_id
    and current_tenant_id() in (o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id)
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.order_search_words(term text)
 RETURNS TABLE(pattern text, labelled bigint, customers bigint[], drivers bigint[])
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  tenant bigint := current_tenant_id();
begin
  return query
    with words as (
      select like_pattern(word) as word_pattern, labelled_order(word) as word_order from search_words(term) as word
    ), named_drivers as materialized (
      select d.id, d.name from order_drivers() d
    ), named_customers as materialized (
      select t.id, bare_letters(t.name) as name from tenants t
      where t.id in (select l.partner_tenant_id from tenant_links l where l.tenant_id = tenant
        union select l.tenant_id from tenant_links l where l.partner_tenant_id = tenant)
    )
    select word_pattern, word_order,
      array(select c.id from named_customers c where c.name like word_pattern),
      array(select d.id from named_drivers d where d.name like word_pattern)
    from words;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.orderable_revision_ids()
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select r.id from service_revisions r where r.status = 'published' and r.service_id in (select orderable_service_ids())
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.orderable_service_ids()
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select c.service_id from customer_services c join services s on s.id = c.service_id
  where c.customer_tenant_id = current_tenant_id() and c.is_enabled
    and s.is_enabled and s.archived_at is null and not s.is_template
    and (c.tenant_id in (select courier_tenant_ids()) or c.tenant_id in (select carrier_tenant_ids()))
  union all select service_id from supplied_services
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.orderable_service_map_ids()
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select r.service_map_id from service_revisions r
  where r.status = 'published' and r.service_map_id is not null and r.service_id in (select orderable_service_ids())
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.ordered_revenues(first_day date, last_day date, as_supplier boolean, only_ids bigint[] DEFAULT NULL::bigint[])
 RETURNS TABLE(delivery_order_id bigint, tenant_id bigint, customer_tenant_id bigint, supplier_tenant_id bigint, service_id bigint, billable_on date, parcels integer, weight_kg double precision, distance_m double precision, due_at bigint, dropped_off_at bigint, wait_cents bigint, pre_tax_cents bigint, tax_cents bigint, total_cents bigint)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if current_tenant_id() is null or is_external() then return; end if;
  if as_supplier then
    return query select r.delivery_order_id, r.tenant_id, r.customer_tenant_id, r.supplier_tenant_id, r.service_id, r.billable_on, r.parcels,
        r.weight_kg, r.distance_m, r.due_at, r.dropped_off_at, null::bigint, null::bigint, null::bigint, null::bigint
      from order_revenues r
      where r.supplier_tenant_id = current_tenant_id() and r.billable_on between first_day and last_day
        and (only_ids is null or r.delivery_order_id = any (only_ids));
  else
    return query select r.delivery_order_id, r.tenant_id, r.customer_tenant_id, r.supplier_tenant_id, r.service_id, r.billable_on, r.parcels,
        r.weight_kg, r.distance_m, r.due_at, r.dropped_off_at, r.wait_cents, r.pre_tax_cents, r.tax_cents, r.total_cents
      from order_revenues r
      -- A courier that orders for itself carries it out as well, and reads it there.
      where r.customer_tenant_id = current_tenant_id() and r.tenant_id <> current_tenant_id()
        and r.billable_on between first_day and last_day and (only_ids is null or r.delivery_order_id = any (only_ids));
  end if;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.ordering_terms(courier_id bigint, customer_id bigint)
 RETURNS jsonb
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if current_tenant_id() <> courier_id and current_tenant_id() <> customer_id
      and customer_id not in (select supplied_tenant_ids()) then
    return null;
  end if;
  return (select jsonb_build_object('creditHold', c.credit_hold or t.suspended_at is not null, 'poNumberRequired', c.po_number_required,
      'taxExemption', case when c.tax_exempt then coalesce(c.tax_exemption_number, '') end,
      'courierName', t.name, 'courierPhone', coalesce(t.order_support_phone, t.phone))
    from customers c join tenants t on t.id = c.tenant_id
    where c.tenant_id = courier_id and c.id = customer_id
      and (c.credit_hold or c.po_number_required or c.tax_exempt or t.suspended_at is not null));
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.orders_in_place_of(customer_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  return current_tenant_id() = customer_id or is_linked_as('customer', customer_id) or is_linked_as('supplied', customer_id);
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.orders_of_budget(budget_id bigint, of_month text)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select o.id from budgets b, budget_month_orders(b.tenant_id, b.key, of_month) o
  where b.id = budget_id and b.tenant_id = current_tenant_id()
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.orders_on_invoice(asked_number text)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select line.delivery_order_id from invoices invoice join invoice_lines line on line.invoice_id = invoice.id
  where current_tenant_id() in (invoice.tenant_id, invoice.customer_tenant_id) and not is_external()
    and lower(invoice.number) = lower(asked_number) and line.is_live
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.owed_between_partners()
 RETURNS TABLE(partner_tenant_id bigint, is_ours boolean, unbilled_cents bigint, unbilled_orders bigint, unpriced bigint, outstanding_cents bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select partner.id, side.is_ours, due.cents, due.orders, due.unpriced, billed.cents
  from partners partner
  cross join lateral (values (true, partner.tenant_id, partner.id), (false, partner.id, partner.tenant_id))
    as side (is_ours, seller_id, buyer_id)
  cross join lateral (
    select coalesce(sum(coalesce(total_cents, 0) - coalesce(case when state = 'changed' then billed_total_cents end, 0)), 0)::bigint as cents,
      count(*) as orders, count(*) filter (where total_cents is null) as unpriced
    from order_revenues
    where tenant_id = side.seller_id and customer_tenant_id = side.buyer_id and state in ('unbilled', 'changed')) as due
  cross join lateral (
    select coalesce(sum(invoice.outstanding_cents), 0)::bigint as cents from invoices invoice
    where tenant_id = side.seller_id and customer_tenant_id = side.buyer_id) as billed
  where partner.tenant_id = current_tenant_id() and not is_external()
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.owed_between_partners(moment bigint)
 RETURNS TABLE(partner_tenant_id bigint, is_ours boolean, unbilled_cents bigint, unbilled_orders bigint, unpriced bigint, outstanding_cents bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select partner.id, side.is_ours, due.cents, due.orders, due.unpriced, billed.cents
  from partners partner
  cross join lateral (values (true, partner.tenant_id, partner.id), (false, partner.id, partner.tenant_id))
    as side (is_ours, seller_id, buyer_id)
  cross join lateral (
    select coalesce(sum(coalesce(total_cents, 0) - coalesce(case when state = 'changed' then billed_total_cents end, 0)), 0)::bigint as cents,
      count(*) as orders, count(*) filter (where total_cents is null) as unpriced
    from order_revenues
    where tenant_id = side.seller_id and customer_tenant_id = side.buyer_id and state in ('unbilled', 'changed')) as due
  cross join lateral (
    select coalesce(sum(entry.outstanding_cents), 0)::bigint as cents
    from tenants seller, account_on(seller.id, day_at(moment, seller.time_zone)::text, array[side.buyer_id]) as entry
    where seller.id = side.seller_id) as billed
  where partner.tenant_id = current_tenant_id() and not is_external()
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.own_budget_spending(owner_id bigint, of_key text, at bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select budget_spending(owner_id, of_key, at) where owner_id = current_tenant_id()
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.own_budget_spending(owner_id bigint, of_key text, at bigint, own_id bigint)
 RETURNS jsonb
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select budget_spending(owner_id, of_key, at, own_id) where owner_id = current_tenant_id()
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.paid_of_orders(order_ids bigint[])
 RETURNS TABLE(order_id bigint, cents bigint)
 LANGUAGE sql
 STABLE
AS $function$
  with papers as materialized (
    select distinct invoice_id as id from invoice_lines where delivery_order_id = any (order_ids) and is_live),
  moved as (
    select part.invoice_id as id, sum(case s.kind when 'payment' then part.cents when 'refund' then -part.cents else 0 end) as cents
    from papers join settlement_parts part on part.invoice_id = papers.id join settlements s on s.id = part.settlement_id group by 1),
  lines as (
    select line.delivery_order_id as order_id, moved.cents as moved_cents, line.pre_tax_cents + line.tax_cents as cents,
      sum(line.pre_tax_cents + line.tax_cents) over (partition by line.invoice_id order by line.position, line.id) as so_far,
      sum(line.pre_tax_cents + line.tax_cents) over (partition by line.invoice_id) as whole
    from moved join invoice_lines line on line.invoice_id = moved.id where line.is_live)
  select asked.id, coalesce(sum(round(lines.moved_cents * lines.so_far / lines.whole)
    - round(lines.moved_cents * (lines.so_far - lines.cents) / lines.whole)), 0)::bigint
  from unnest(order_ids) as asked (id) left join lines on lines.order_id = asked.id and lines.whole <> 0
  group by 1
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.people_of(tenant_ids bigint[], but_user_id bigint)
 RETURNS bigint[]
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select coalesce(array_agg(distinct user_id), '{}') from memberships
  where tenant_id = any (tenant_ids) and user_id is distinct from but_user_id
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.person_of_linked(asked_tenant_id bigint, asked_email text)
 RETURNS TABLE(user_id bigint, first_name text, last_name text, belongs_here boolean)
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if is_external() then
    return;
  end if;
  return query
    select u.id, u.first_name, u.last_name,
      exists (select from memberships own where own.tenant_id = current_tenant_id() and own.user_id = u.id)
    from users u join memberships m on m.user_id = u.id and m.tenant_id = asked_tenant_id
    where lower(u.email) = lower(btrim(asked_email)) and u.archived_at is null and not u.is_admin
      and have_live_link(current_tenant_id(), asked_tenant_id);
end $function$;
-- owner: waybill_system
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.phone_digits(given text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN (CASE WHEN (given ~~ '+%'::text) THEN ''::text ELSE '1'::text END || ltrim(regexp_replace(split_part(given, ';'::text, 1), '\D'::text, ''::text, 'g'::text), CASE WHEN (given ~~ '+%'::text) THEN ''::text ELSE '1'::text END));
-- execute: public

CREATE OR REPLACE FUNCTION public.phones_of_contact(details jsonb)
 RETURNS text[]
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE STRICT
RETURN ARRAY(SELECT phone_digits((detail.value ->> 'value'::text)) AS phone_digits FROM jsonb_array_elements(phones_of_contact.details) detail(value) WHERE ((detail.value ->> 'type'::text) = 'phone'::text));
-- execute: public

CREATE OR REPLACE FUNCTION public.place_summary(place jsonb)
 RETURNS json
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT row_to_json(p.*) AS row_to_json FROM jsonb_to_record(place_summary.place) p(id bigint, name text, "formattedAddress" text, city text, latitude double precision, longitude double precision));
-- execute: public

CREATE OR REPLACE FUNCTION public.placed_of_references(asked_customer_id bigint, keys text[])
 RETURNS TABLE(reference_key text, delivery_order_id bigint, said jsonb)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select distinct on (r.reference_key) r.reference_key, r.delivery_order_id, r.said
  from order_import_rows r
  where r.customer_tenant_id = asked_customer_id and r.reference_key = any (keys) and r.outcome = 'placed'
    and exists (select from delivery_order_parties p
      where p.delivery_order_id = r.delivery_order_id and p.tenant_id = current_tenant_id())
  order by r.reference_key, r.tenant_id = current_tenant_id() desc, r.id
$function$;
-- owner: waybill_system
-- execute: waybill_app

CREATE OR REPLACE PROCEDURE public.protect_table(IN protected regclass, IN reading text, IN writing text DEFAULT NULL::text)
 LANGUAGE plpgsql
AS $procedure$
begin
  execute format('alter table %s enable row level security', protected);
  execute format('alter table %s force row level security', protected);
  execute format('create policy system on %s to waybill_system using (true) with check (true)', protected);
  if writing is null then
    execute format('create policy tenant on %s to waybill_app using (%s) with check (%s)', protected, reading, reading);
  else
    execute format('create policy tenant_reads on %s for select to waybill_app using (%s)', protected, reading);
    execute format('create policy tenant_inserts on %s for insert to waybill_app with check (%s)', protected, writing);
    execute format('create policy tenant_updates on %s for update to waybill_app using (%s) with check (%s)', protected, writing, writing);
    execute format('create policy tenant_deletes on %s for delete to waybill_app using (%s)', protected, writing);
  end if;
  call close_to_external(protected);
end $procedure$;

CREATE OR REPLACE FUNCTION public.queue_job(job_id uuid)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  delete from pgboss.job as queued using jobs where jobs.id = job_id and queued.name = jobs.name and queued.id = job_id;
  insert into pgboss.job (id, name, policy, group_id, priority, start_after, keep_until, retry_limit, retry_delay, retry_backoff,
    retry_delay_max, expire_seconds, deletion_seconds, heartbeat_seconds)
  select job.id, job.name, queue.policy, job.tenant_id::text, -(select count(*) from (select from jobs as before
      where before.name = job.name and before.tenant_id = job.tenant_id and before.state in ('waiting', 'running') limit 100) as ahead),
    begun_from, begun_from + queue.retention_seconds * interval '1 s',
    queue.retry_limit, queue.retry_delay, queue.retry_backoff, queue.retry_delay_max, queue.expire_seconds, queue.deletion_seconds,
    queue.heartbeat_seconds
  from jobs as job join pgboss.queue as queue on queue.name = job.name,
    -- Whole seconds are rounded up as well as down: one that may begin at once does.
    lateral (select case when job.start_at > unix_now() then to_timestamp(job.start_at) else now() end as begun_from) as beginning
  where job.id = job_id;
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.queue_lengths(kinds text[], counted_to integer)
 RETURNS TABLE(name text, waiting integer, waiting_again integer, running integer, failed integer, waiting_since bigint, last_done_at bigint, next_attempt_at bigint, last_error text)
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
 SET enable_seqscan TO 'off'
 SET enable_bitmapscan TO 'off'
 SET enable_sort TO 'off'
AS $function$
  select kind,
    (select count(*) from (select from jobs where jobs.name between kind and kind and state = 'waiting'
      order by jobs.name limit counted_to) as counted),
    again.count,
    (select count(*) from (select from jobs where jobs.name between kind and kind and state = 'running' and not waits_again
      order by jobs.name limit counted_to) as counted),
    (select count(*) from (select from jobs where jobs.name between kind and kind and state = 'failed'
      order by jobs.name limit counted_to) as counted),
    least((select start_at from jobs where jobs.name between kind and kind and state = 'waiting' order by jobs.name, start_at limit 1),
      oldest.start_at),
    (select ended_at from jobs where jobs.name between kind and kind and state = 'done' order by jobs.name desc, ended_at desc limit 1),
    -- pg-boss alone knows when.
    case when again.count > 0 then (select extract(epoch from start_after)::bigint from pgboss.job as queued
      where queued.name = kind and queued.state = 'retry' order by start_after limit 1) end,
    oldest.error
  from unnest(kinds) as kind
    cross join lateral (select count(*)::integer from (select from jobs
      where jobs.name between kind and kind and state = 'running' and waits_again order by jobs.name limit counted_to) as counted) as again
    left join lateral (select start_at, error from jobs where jobs.name between kind and kind and state = 'running' and waits_again
      order by jobs.name, start_at limit 1) as oldest on true;
$function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.received_accounts(moment bigint)
 RETURNS TABLE(courier_id bigint, today text, invoice_id bigint, kind text, ages_from text, outstanding_cents bigint, owed_cents bigint)
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select v.id, here.today, entry.invoice_id, entry.kind, entry.ages_from, entry.outstanding_cents, entry.owed_cents
  from vendors v join tenants courier on courier.id = v.id
  cross join lateral (select day_at(moment, courier.time_zone)::text as today) as here
  cross join lateral account_on(v.id, here.today, array[v.tenant_id]) as entry
  where v.tenant_id = current_tenant_id() and not is_external()
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.refuse_order_of_merged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if exists (select from customer_merges where source_tenant_id = new.sender_tenant_id) then
    raise exception 'The customer of order % was merged into another one.', new.id using errcode = '40001';
  end if;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.refuse_paper_of_merged()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if exists (select from customer_merges where source_tenant_id = new.customer_tenant_id) then
    raise exception 'The customer of this row of % was merged into another one.', tg_table_name using errcode = '40001';
  end if;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.refuse_to_delete_held_role()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if exists (select from role_grants where tenant_id = old.tenant_id and role_id = old.id and ended_at is null) then
    raise foreign_key_violation using message = 'somebody holds this role';
  end if;
  return old;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.rename_fuel()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into courier_settings (tenant_id)
    select distinct tenant_id from changed order by tenant_id
    on conflict (tenant_id) do update set fuel_name = gen_random_uuid();
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.rename_lists()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update service_revisions set lists_name = gen_random_uuid()
    where id in (select service_revision_id from changed);
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.rights_of_role_changed()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  update memberships set permission_version = nextval('permission_versions')
  where tenant_id = new.tenant_id and new.id = any (roles);
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.search_books(term text, max_rows integer DEFAULT 1001)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER ROWS 100
 SET search_path TO 'public'
AS $function$
declare
  owners bigint[] := book_owner_ids();
  most integer := least(greatest(max_rows, 1), 1001);
begin
  if cardinality(owners) <= 20 then
    return query select id from unnest(owners) as asked (owner) cross join search_locations(term, owner, false, most) as id
      order by id desc limit most;
    return;
  end if;
  return query execute
    'select id from unnest($1) as asked (owner) join locations on tenant_id = owner
     where ' || search_conditions(term) || ' and archived_at is null
     order by id desc limit $2'
    using owners, most;
end $function$;
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.search_conditions(term text)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
RETURN (SELECT COALESCE(string_agg(format('search_text like %L'::text, like_pattern(word.word)), ' and '::text), 'true'::text) AS "coalesce" FROM search_words(search_conditions.term) word(word));
-- execute: public

CREATE OR REPLACE FUNCTION public.search_delivery_orders(term text, statuses text[] DEFAULT NULL::text[], driver_id bigint DEFAULT NULL::bigint, customer_tenant_id bigint DEFAULT NULL::bigint, available_from bigint DEFAULT NULL::bigint, available_before bigint DEFAULT NULL::bigint, max_rows integer DEFAULT 1001)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  tenant bigint := current_tenant_id();
  conditions text;
begin
  if tenant is null then
    return;
  end if;
  select string_agg('(' || concat_ws(' or ', format('search_text like %L', w.pattern),
      case when w.labelled is not null then format('delivery_order_id = %s', w.labelled) end,
      case when w.customers <> '{}' then format('sender_tenant_id = any (%L::bigint[])', w.customers) end,
      case when w.drivers <> '{}' then format('driver_user_id = any (%L::bigint[])', w.drivers) end) || ')', ' and ')
    into conditions from order_search_words(term) w;
  return query execute
    'select delivery_order_id from delivery_order_parties as found where tenant_id = '
      || case when tenant_share(tenant) >= 0.1 and tenant < 2147483648 then '$1::integer' else '$1' end
      || ' and ' || coalesce(conditions, 'true')
      || case when is_external() then format(' and (driver_user_id = %L or exists (select from delivery_order_parties own
           where own.tenant_id = %L::bigint and own.delivery_order_id = found.delivery_order_id))',
           external_driver_id(), external_through_id()) else '' end || '
       and ($2 is null or status = any ($2))
       and ($3 is null or driver_user_id = $3)
       and ($4 is null or sender_tenant_id = $4)
       and ($5 is null or available_at >= $5)
       and ($6 is null or available_at < $6)
     order by delivery_order_id desc limit $7'
    using tenant, statuses, driver_id, customer_tenant_id, available_from, available_before,
      least(greatest(max_rows, 1), 1001);
end $function$;
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.search_locations(term text, owner_tenant_id bigint, archived boolean DEFAULT false, max_rows integer DEFAULT 1001)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if current_tenant_id() is null
    or (owner_tenant_id <> current_tenant_id() and owner_tenant_id not in (select customer_tenant_ids())
      and owner_tenant_id not in (select supplied_tenant_ids())) then
    return;
  end if;
  return query execute
    'select id from locations where tenant_id = $1 and ' || search_conditions(term) || '
       and ($2 is null or (archived_at is not null) = $2)
     order by id desc limit $3'
    using owner_tenant_id, archived, least(greatest(max_rows, 1), 1001);
end $function$;
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.search_people(term text, archived boolean DEFAULT NULL::boolean, max_rows integer DEFAULT 1001)
 RETURNS SETOF bigint
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  return query execute
    'select user_id from people where tenant_id = $1 and ' || search_conditions(term) || '
       and ($2 is null or (archived_at is not null) = $2)
     order by user_id desc limit $3'
    using current_tenant_id(), archived, least(greatest(max_rows, 1), 1001);
end $function$;
-- owner: waybill_system
-- execute: waybill_app

CREATE OR REPLACE FUNCTION public.search_text_of_person(users)
 RETURNS text
 LANGUAGE sql
 IMMUTABLE
RETURN bare_letters(((((((($1).first_name || ' '::text) || ($1).last_name) || ' '::text) || ($1).email) || ' '::text) || COALESCE(($1).phone, ''::text)));
-- execute: public

CREATE OR REPLACE FUNCTION public.search_words(typed text)
 RETURNS SETOF text
 LANGUAGE sql
 IMMUTABLE PARALLEL SAFE
AS $function$
  select word from regexp_split_to_table(bare_letters(coalesce(typed, '')),
    '\s+|\+(?:1[ .-]*)?(?=[0-9(]|$)|\((?=[0-9])|(?<=[0-9])[-./)]+(?=[0-9\s]|$)') as word
  where word <> '' limit 8
$function$;
-- execute: public

CREATE OR REPLACE FUNCTION public.stamped_way(order_id bigint)
 RETURNS double precision
 LANGUAGE sql
 STABLE
 SET search_path TO 'public'
AS $function$
  select 2 * 6371008.8 * asin(least(1, sqrt(
    sin(radians(b.latitude - a.latitude) / 2) ^ 2
    + cos(radians(a.latitude)) * cos(radians(b.latitude)) * sin(radians(b.longitude - a.longitude) / 2) ^ 2)))
  from (select latitude, longitude from delivery_order_geostamps
    where delivery_order_id = order_id and stop = 'pickup' and type = 'checkin' and latitude is not null
    order by occurred_at desc limit 1) as a,
    (select latitude, longitude from delivery_order_geostamps
    where delivery_order_id = order_id and stop = 'dropoff' and type = 'checkin' and latitude is not null
    order by occurred_at limit 1) as b
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.start_fuel()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into fuel_prices (tenant_id, fuel_type, date, dollars_per_litre)
    select new.id, fuel_type, date, dollars_per_litre from shared_fuel_prices;
  insert into fuel_tables (tenant_id, fuel_type, effective_from, rows)
    select new.id, fuel_type, '2020-01-01', (select jsonb_agg(jsonb_build_object(
      'priceFrom', (100 + 2 * step) / 100.0, 'priceTo', (102 + 2 * step) / 100.0, 'percent', 13 + step / 2.0) order by step)
      from generate_series(0, 99) as step)
    from unnest(array['regular', 'diesel']) as fuel_type;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.supplied_courier_tenant_ids()
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select tenant_id from live_links where linked_as = 'supplied_courier'
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.supplied_service_ids(asked_customer_id bigint)
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select service_id from supplied_services where customer_tenant_id = asked_customer_id
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.supplied_tenant_ids()
 RETURNS SETOF bigint
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select tenant_id from live_links where linked_as = 'supplied'
$function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.suspension_of(asked_tenant_id bigint)
 RETURNS json
 LANGUAGE sql
 STABLE SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  select json_build_object('tenantName', name, 'reason', suspension_reason) from tenants
  where id = asked_tenant_id and suspended_at is not null
$function$;
-- owner: waybill_system

CREATE OR REPLACE FUNCTION public.take_reported_facts()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  select due_at, dropped_off_at, case when supplier_tenant_name is not null then scheduled_by_tenant_id end
  into new.due_at, new.dropped_off_at, new.supplier_tenant_id
  from delivery_orders where id = new.delivery_order_id;
  return new;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.tell_hosts_of_suspension()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  perform pg_notify('rights', 'tenant ' || host_id)
    from (select distinct s.host_id from external_standings s where s.through_id = new.id) hosts;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.tell_of(type text, facts jsonb, payload jsonb, actor_user_id bigint, actor_tenant_id bigint, for_user_id bigint, audience_tenant_ids bigint[], created_at bigint)
 RETURNS void
 LANGUAGE sql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
  insert into notice_events (type, facts, payload, actor_user_id, actor_tenant_id, for_user_id, audience_tenant_ids, people, created_at)
  values (type, facts, payload, actor_user_id, actor_tenant_id, for_user_id, audience_tenant_ids,
    people_of(audience_tenant_ids, actor_user_id), created_at)
$function$;
-- owner: waybill_system
-- execute: public, waybill_app

CREATE OR REPLACE FUNCTION public.tell_of_features()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  changed_id bigint := case tg_op when 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
    values (changed_id, array[changed_id], 'tenant-features', jsonb_build_object('key', changed_id::text));
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.tell_of_links()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
declare
  link tenant_links := case tg_op when 'DELETE' then old else new end;
begin
  insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
    select link.tenant_id, array[link.tenant_id, link.partner_tenant_id] || array(
        select s.tenant_id from tenant_links s where link.kind = 'courier-customer' and s.kind = 'supplier-customer'
          and s.partner_tenant_id = link.partner_tenant_id and s.places_orders and s.ended_at is null),
      'tenant-links', jsonb_build_object('key', link.id::text);
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.tell_of_notices()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
  select tenant_id, array[tenant_id], 'notices',
    jsonb_build_object('key', tenant_id::text, 'userIds', jsonb_agg(distinct user_id))
  from written where in_app group by tenant_id;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.tell_of_people()
 RETURNS trigger
 LANGUAGE plpgsql
 SECURITY DEFINER
 SET search_path TO 'public'
AS $function$
begin
  if tg_table_name = 'users' then
    insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
      select m.tenant_id, array[m.tenant_id], 'users', jsonb_build_object('key', new.id::text)
      from memberships m where m.user_id = new.id;
  elsif tg_op = 'DELETE' then
    insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
      values (old.tenant_id, array[old.tenant_id], 'users', jsonb_build_object('key', old.user_id::text));
  else
    insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
      values (new.tenant_id, array[new.tenant_id], 'users', jsonb_build_object('key', new.user_id::text));
  end if;
  return null;
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.tell_of_rights()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  perform pg_notify('rights', tg_argv[0] || ' ' || (to_jsonb(case tg_op when 'DELETE' then old else new end) ->> tg_argv[1]));
  return null;
end $function$;
-- execute: public

CREATE OR REPLACE FUNCTION public.tenant_is_visible(asked_tenant_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER COST 5000
 SET search_path TO 'public'
AS $function$
begin
  return exists (select from tenant_links l where l.tenant_id = current_tenant_id() and l.partner_tenant_id = asked_tenant_id)
    or exists (select from tenant_links l where l.partner_tenant_id = current_tenant_id() and l.tenant_id = asked_tenant_id)
    or exists (select from memberships m where m.user_id = current_user_id() and m.tenant_id = asked_tenant_id)
    or exists (select from tenant_links s
      join tenant_links c on c.partner_tenant_id = s.partner_tenant_id and c.kind = 'courier-customer'
      where s.tenant_id = current_tenant_id() and s.kind = 'supplier-customer' and c.tenant_id = asked_tenant_id)
    or exists (select from hosts_of(current_user_id()) h where h.host_id = asked_tenant_id);
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE FUNCTION public.tenant_share(asked_tenant_id bigint)
 RETURNS real
 LANGUAGE plpgsql
 STABLE
 SET search_path TO 'public'
AS $function$
begin
  return (select most_common_freqs[array_position(most_common_vals::text::bigint[], asked_tenant_id)] from pg_stats
    where schemaname = 'public' and tablename = 'delivery_order_parties' and attname = 'tenant_id');
end $function$;

CREATE OR REPLACE FUNCTION public.unix_now()
 RETURNS bigint
 LANGUAGE sql
 STABLE PARALLEL SAFE
RETURN (EXTRACT(epoch FROM now()))::bigint;
-- execute: public

CREATE OR REPLACE FUNCTION public.user_is_known_here(asked_user_id bigint)
 RETURNS boolean
 LANGUAGE plpgsql
 STABLE SECURITY DEFINER COST 5000
 SET search_path TO 'public'
AS $function$
begin
  -- In the order of an index, or all orders of the tenant would be read to find that there is none of this person's.
  return (
    select true from delivery_order_parties p
    where p.tenant_id = current_tenant_id() and p.driver_user_id = asked_user_id and not p.is_broker
    order by p.available_at desc, p.delivery_order_id desc limit 1) is not null
    or exists (select from role_grants where tenant_id = current_tenant_id() and user_id = asked_user_id)
    or exists (select from external_rights where host_id = current_tenant_id() and user_id = asked_user_id);
end $function$;
-- owner: waybill_system
-- execute: public

CREATE OR REPLACE PROCEDURE public.work_as_owner()
 LANGUAGE plpgsql
AS $procedure$
begin
  perform set_config('role', 'none', true), set_config('row_security', 'off', true);
end $procedure$;
-- execute: waybill_system

CREATE OR REPLACE PROCEDURE public.work_as_system()
 LANGUAGE plpgsql
AS $procedure$
begin
  perform set_config('role', 'waybill_system', true), set_config('row_security', 'on', true);
end $procedure$;

create table absences (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  user_id bigint not null,
  from_day text not null,
  until_day text not null,
  note text not null default ''::text,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  constraint absences_check CHECK ((from_day <= until_day)),
  constraint absences_from_day_check CHECK ((from_day ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint absences_until_day_check CHECK ((until_day ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint absences_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint absences_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint absences_pkey PRIMARY KEY (id)
);
CREATE INDEX absences_by_from_day ON public.absences USING btree (tenant_id, lower(from_day), id);
CREATE INDEX absences_by_person ON public.absences USING btree (tenant_id, user_id, lower(from_day), id);
CREATE INDEX absences_by_until_day ON public.absences USING btree (tenant_id, until_day, lower(from_day), id);
CREATE INDEX absences_by_updated_at ON public.absences USING btree (tenant_id, updated_at DESC, id DESC);
alter table absences enable row level security;
alter table absences force row level security;
create policy external_deletes on absences for delete to waybill_external using (false);
create policy external_inserts on absences for insert to waybill_external with check (false);
create policy external_reads on absences for select to waybill_external using (true);
create policy external_updates on absences for update to waybill_external using (false) with check (true);
create policy system on absences for all to waybill_system using (true) with check (true);
create policy tenant on absences for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on absences to waybill_app;
grant delete, insert, select, update on absences to waybill_system;

create table accepted_leaks (
  tenant_id bigint not null,
  delivery_order_id bigint not null,
  leak text not null,
  cents bigint,
  reason text not null,
  accepted_by_user_id bigint not null,
  accepted_by_name text not null,
  accepted_at bigint not null default unix_now(),
  constraint accepted_leaks_reason_check CHECK (((char_length(reason) >= 1) AND (char_length(reason) <= 300))),
  constraint accepted_leaks_accepted_by_user_id_fkey FOREIGN KEY (accepted_by_user_id) REFERENCES users(id),
  constraint accepted_leaks_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint accepted_leaks_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint accepted_leaks_pkey PRIMARY KEY (tenant_id, delivery_order_id, leak)
);
CREATE INDEX accepted_leaks_by ON public.accepted_leaks USING btree (accepted_by_user_id);
CREATE INDEX accepted_leaks_order ON public.accepted_leaks USING btree (delivery_order_id);
alter table accepted_leaks enable row level security;
alter table accepted_leaks force row level security;
create policy external on accepted_leaks for all to waybill_external using (false) with check (false);
create policy system on accepted_leaks for all to waybill_system using (true) with check (true);
create policy tenant on accepted_leaks for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on accepted_leaks to waybill_app;
grant delete, insert, select, update on accepted_leaks to waybill_system;

create table accounting_mappings (
  tenant_id bigint not null,
  package text not null,
  kind text not null,
  key text not null,
  item text,
  account text,
  code text,
  updated_at bigint not null default unix_now(),
  constraint accounting_mappings_kind_check CHECK ((kind = ANY (ARRAY['service'::text, 'tax'::text, 'customer'::text]))),
  constraint accounting_mappings_package_check CHECK ((package = ANY (ARRAY['qbo'::text, 'xero'::text]))),
  constraint accounting_mappings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint accounting_mappings_pkey PRIMARY KEY (tenant_id, package, kind, key)
);
alter table accounting_mappings enable row level security;
alter table accounting_mappings force row level security;
create policy external on accounting_mappings for all to waybill_external using (false) with check (false);
create policy system on accounting_mappings for all to waybill_system using (true) with check (true);
create policy tenant on accounting_mappings for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on accounting_mappings to waybill_app;
grant delete, insert, select, update on accounting_mappings to waybill_system;

create table accounting_settings (
  tenant_id bigint not null,
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  updated_at bigint not null default unix_now(),
  constraint accounting_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint accounting_settings_pkey PRIMARY KEY (tenant_id)
);
alter table accounting_settings enable row level security;
alter table accounting_settings force row level security;
create policy external_deletes on accounting_settings for delete to waybill_external using (false);
create policy external_inserts on accounting_settings for insert to waybill_external with check (false);
create policy external_reads on accounting_settings for select to waybill_external using (true);
create policy external_updates on accounting_settings for update to waybill_external using (false) with check (true);
create policy system on accounting_settings for all to waybill_system using (true) with check (true);
create policy tenant on accounting_settings for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on accounting_settings to waybill_app;
grant delete, insert, select, update on accounting_settings to waybill_system;

create table accounting_templates (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  "grouping" text not null,
  period text not null,
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint,
  constraint accounting_templates_grouping_check CHECK (("grouping" = ANY (ARRAY['CustomerDeliveryOrder'::text, 'CustomerCustomer'::text, 'CustomerWeek'::text, 'CustomerMonth'::text, 'CustomerQuarter'::text, 'CustomerYear'::text, 'DriverDeliveryOrder'::text, 'DriverDriver'::text, 'DriverWeek'::text, 'DriverMonth'::text, 'DriverQuarter'::text, 'DriverYear'::text, 'DriverPayPeriod'::text]))),
  constraint accounting_templates_period_check CHECK ((period = ANY (ARRAY['thisMonth'::text, 'lastMonth'::text, 'thisQuarter'::text, 'lastQuarter'::text, 'thisYear'::text, 'lastYear'::text, 'last30Days'::text]))),
  constraint accounting_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint accounting_templates_pkey PRIMARY KEY (id)
);
CREATE INDEX accounting_templates_by_name ON public.accounting_templates USING btree (tenant_id, lower(name), id);
CREATE INDEX accounting_templates_by_updated_at ON public.accounting_templates USING btree (tenant_id, updated_at DESC, id DESC);
alter table accounting_templates enable row level security;
alter table accounting_templates force row level security;
create policy external on accounting_templates for all to waybill_external using (false) with check (false);
create policy system on accounting_templates for all to waybill_system using (true) with check (true);
create policy tenant on accounting_templates for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on accounting_templates to waybill_app;
grant delete, insert, select, update on accounting_templates to waybill_system;

create table api_tokens (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  user_id bigint not null,
  family_id bigint,
  hash text not null,
  last_four text not null,
  scopes text[] not null,
  expires_at bigint not null,
  last_used_at bigint,
  last_used_address text,
  made_by_user_id bigint not null,
  made_by_name text not null,
  is_revoked boolean not null default false,
  revoked_at bigint,
  revoked_by_user_id bigint,
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint,
  constraint api_tokens_check CHECK ((expires_at <= (created_at + (366 * 86400)))),
  constraint api_tokens_revoked_check CHECK ((is_revoked = (revoked_at IS NOT NULL))),
  constraint api_tokens_scopes_check CHECK ((cardinality(scopes) > 0)),
  constraint api_tokens_family_id_fkey FOREIGN KEY (family_id) REFERENCES sign_in_families(id) ON DELETE SET NULL,
  constraint api_tokens_made_by_user_id_fkey FOREIGN KEY (made_by_user_id) REFERENCES users(id),
  constraint api_tokens_revoked_by_user_id_fkey FOREIGN KEY (revoked_by_user_id) REFERENCES users(id),
  constraint api_tokens_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint api_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint api_tokens_pkey PRIMARY KEY (id),
  constraint api_tokens_hash_key UNIQUE (hash),
  constraint api_tokens_user_id_key UNIQUE (user_id)
);
CREATE INDEX api_tokens_by_expiry ON public.api_tokens USING btree (tenant_id, expires_at, id);
CREATE INDEX api_tokens_by_name ON public.api_tokens USING btree (tenant_id, lower(name), id);
CREATE INDEX api_tokens_by_updated_at ON public.api_tokens USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX api_tokens_family ON public.api_tokens USING btree (family_id) WHERE (family_id IS NOT NULL);
CREATE INDEX api_tokens_made_by ON public.api_tokens USING btree (made_by_user_id);
CREATE INDEX api_tokens_revoked_by ON public.api_tokens USING btree (revoked_by_user_id) WHERE (revoked_by_user_id IS NOT NULL);
alter table api_tokens enable row level security;
alter table api_tokens force row level security;
create policy external on api_tokens for all to waybill_external using (false) with check (false);
create policy system on api_tokens for all to waybill_system using (true) with check (true);
create policy tenant on api_tokens for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select (archived_at, created_at, expires_at, family_id, id, is_revoked, last_four, last_used_address, last_used_at, made_by_name, made_by_user_id, more, name, revoked_at, revoked_by_user_id, scopes, tenant_id, updated_at, user_id, version), update (is_revoked, more, name, revoked_at, revoked_by_user_id, updated_at, version) on api_tokens to waybill_app;
grant delete, insert, select, update on api_tokens to waybill_system;

create table applications (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  receiver_tenant_id bigint not null,
  kind text not null,
  state text not null default 'pending'::text,
  applicant_tenant_name text not null,
  receiver_tenant_name text not null,
  message text,
  origin text,
  applied_by_name text not null,
  applicant_phone text,
  applicant_address text,
  rejection_reason text,
  ended_at bigint,
  more jsonb not null default '{}'::jsonb,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  constraint applications_check CHECK ((receiver_tenant_id <> tenant_id)),
  constraint applications_kind_check CHECK ((kind = ANY (ARRAY['customer'::text, 'courier'::text]))),
  constraint applications_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'approved'::text, 'rejected'::text, 'revoked'::text]))),
  constraint applications_receiver_tenant_id_fkey FOREIGN KEY (receiver_tenant_id) REFERENCES tenants(id),
  constraint applications_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint applications_pkey PRIMARY KEY (id)
);
CREATE INDEX applications_received ON public.applications USING btree (receiver_tenant_id, kind, created_at DESC, id DESC);
CREATE INDEX applications_received_by_state ON public.applications USING btree (receiver_tenant_id, kind, state, created_at DESC, id DESC);
CREATE INDEX applications_sent ON public.applications USING btree (tenant_id, kind, created_at DESC, id DESC);
CREATE INDEX applications_sent_by_state ON public.applications USING btree (tenant_id, kind, state, created_at DESC, id DESC);
CREATE UNIQUE INDEX applications_waiting ON public.applications USING btree (LEAST(tenant_id, receiver_tenant_id), GREATEST(tenant_id, receiver_tenant_id)) WHERE (state = 'pending'::text);
alter table applications enable row level security;
alter table applications force row level security;
create policy external on applications for all to waybill_external using (false) with check (false);
create policy system on applications for all to waybill_system using (true) with check (true);
create policy tenant on applications for all to waybill_app using (((( SELECT current_tenant_id() AS current_tenant_id) = tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = receiver_tenant_id))) with check (((( SELECT current_tenant_id() AS current_tenant_id) = tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = receiver_tenant_id)));
grant insert, select, update (ended_at, rejection_reason, state, updated_at, version) on applications to waybill_app;
grant delete, insert, select, update on applications to waybill_system;

create table audit_entries (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  actor_user_id bigint,
  impersonator_user_id bigint,
  action text not null,
  subject_type text not null,
  subject_id bigint,
  before jsonb,
  after jsonb,
  request_id text,
  address text,
  created_at bigint not null default unix_now(),
  verb text generated always as (split_part(action, '.'::text, 2)) stored,
  by_administrator boolean not null default false,
  constraint audit_entries_pkey PRIMARY KEY (id)
);
CREATE INDEX audit_entries_by_actor ON public.audit_entries USING btree (tenant_id, actor_user_id, created_at, id);
CREATE INDEX audit_entries_by_administrators ON public.audit_entries USING btree (tenant_id, by_administrator, created_at, id);
CREATE INDEX audit_entries_by_subject ON public.audit_entries USING btree (tenant_id, subject_id, subject_type, created_at, id);
CREATE INDEX audit_entries_by_type ON public.audit_entries USING btree (tenant_id, subject_type, created_at, id);
CREATE INDEX audit_entries_by_verb ON public.audit_entries USING btree (tenant_id, verb, created_at, id);
CREATE INDEX audit_entries_in_order ON public.audit_entries USING btree (tenant_id, created_at, id);
alter table audit_entries enable row level security;
alter table audit_entries force row level security;
create policy external_deletes on audit_entries for delete to waybill_external using (false);
create policy external_inserts on audit_entries for insert to waybill_external with check (true);
create policy external_reads on audit_entries for select to waybill_external using (false);
create policy external_updates on audit_entries for update to waybill_external using (false) with check (true);
create policy system on audit_entries for all to waybill_system using (true) with check (true);
create policy tenant on audit_entries for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select on audit_entries to waybill_app;
grant delete, insert, select, update on audit_entries to waybill_system;

create table base_parcel_types (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  description text not null default ''::text,
  max_length_m double precision,
  max_width_m double precision,
  max_height_m double precision,
  max_weight_kg double precision,
  default_fee_cad_cents bigint not null default 0,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  typed jsonb,
  constraint base_parcel_types_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint base_parcel_types_pkey PRIMARY KEY (id)
);
CREATE INDEX base_parcel_types_by_name ON public.base_parcel_types USING btree (tenant_id, lower(name), id);
CREATE INDEX base_parcel_types_by_updated_at ON public.base_parcel_types USING btree (tenant_id, updated_at DESC, id DESC);
alter table base_parcel_types enable row level security;
alter table base_parcel_types force row level security;
create policy external_deletes on base_parcel_types for delete to waybill_external using (false);
create policy external_inserts on base_parcel_types for insert to waybill_external with check (false);
create policy external_reads on base_parcel_types for select to waybill_external using (true);
create policy external_updates on base_parcel_types for update to waybill_external using (false) with check (true);
create policy system on base_parcel_types for all to waybill_system using (true) with check (true);
create policy tenant on base_parcel_types for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on base_parcel_types to waybill_app;
grant delete, insert, select, update on base_parcel_types to waybill_system;

create table base_service_speeds (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  description text not null default ''::text,
  text_color text not null default '#404854'::text,
  background_color text,
  duration_minutes integer,
  charge jsonb not null default '{"type": "none", "amount": 0}'::jsonb,
  "position" integer not null default 0,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  constraint base_service_speeds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint base_service_speeds_pkey PRIMARY KEY (id)
);
CREATE INDEX base_service_speeds_by_name ON public.base_service_speeds USING btree (tenant_id, lower(name), id);
CREATE INDEX base_service_speeds_by_position ON public.base_service_speeds USING btree (tenant_id, "position", id);
CREATE INDEX base_service_speeds_by_updated_at ON public.base_service_speeds USING btree (tenant_id, updated_at DESC, id DESC);
alter table base_service_speeds enable row level security;
alter table base_service_speeds force row level security;
create policy external_deletes on base_service_speeds for delete to waybill_external using (false);
create policy external_inserts on base_service_speeds for insert to waybill_external with check (false);
create policy external_reads on base_service_speeds for select to waybill_external using (true);
create policy external_updates on base_service_speeds for update to waybill_external using (false) with check (true);
create policy system on base_service_speeds for all to waybill_system using (true) with check (true);
create policy tenant on base_service_speeds for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on base_service_speeds to waybill_app;
grant delete, insert, select, update on base_service_speeds to waybill_system;

create table base_tags (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  description text not null default ''::text,
  icon_image_src text,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  constraint base_tags_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint base_tags_pkey PRIMARY KEY (id)
);
CREATE INDEX base_tags_by_name ON public.base_tags USING btree (tenant_id, lower(name), id);
CREATE INDEX base_tags_by_updated_at ON public.base_tags USING btree (tenant_id, updated_at DESC, id DESC);
alter table base_tags enable row level security;
alter table base_tags force row level security;
create policy external_deletes on base_tags for delete to waybill_external using (false);
create policy external_inserts on base_tags for insert to waybill_external with check (false);
create policy external_reads on base_tags for select to waybill_external using (true);
create policy external_updates on base_tags for update to waybill_external using (false) with check (true);
create policy system on base_tags for all to waybill_system using (true) with check (true);
create policy tenant on base_tags for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on base_tags to waybill_app;
grant delete, insert, select, update on base_tags to waybill_system;

create table billing_exports (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  state text not null default 'waiting'::text,
  package text not null,
  "grouping" text not null,
  until_date text not null,
  invoice_date text not null,
  customer_ids jsonb,
  expected jsonb,
  made_by_user_id bigint not null,
  made_by_name text not null,
  done integer not null default 0,
  total integer,
  failure text,
  invoices integer not null default 0,
  credit_notes integer not null default 0,
  orders integer not null default 0,
  pre_tax_cents bigint not null default 0,
  tax_cents bigint not null default 0,
  total_cents bigint not null default 0,
  ended_at bigint,
  reversed_at bigint,
  reversed_by_name text,
  reversal_reason text,
  created_at bigint not null default unix_now(),
  excluded jsonb not null default '[]'::jsonb,
  constraint billing_exports_grouping_check CHECK (("grouping" = ANY (ARRAY['CustomerDeliveryOrder'::text, 'CustomerCustomer'::text, 'CustomerWeek'::text, 'CustomerMonth'::text, 'CustomerQuarter'::text, 'CustomerYear'::text]))),
  constraint billing_exports_invoice_date_check CHECK ((invoice_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint billing_exports_package_check CHECK ((package = ANY (ARRAY['qbo'::text, 'xero'::text]))),
  constraint billing_exports_reversal_reason_check CHECK ((char_length(reversal_reason) <= 300)),
  constraint billing_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text, 'reversed'::text]))),
  constraint billing_exports_until_date_check CHECK ((until_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint billing_exports_made_by_user_id_fkey FOREIGN KEY (made_by_user_id) REFERENCES users(id),
  constraint billing_exports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint billing_exports_pkey PRIMARY KEY (id)
);
CREATE INDEX billing_exports_made_by ON public.billing_exports USING btree (made_by_user_id);
CREATE INDEX billing_exports_newest ON public.billing_exports USING btree (tenant_id, id DESC);
alter table billing_exports enable row level security;
alter table billing_exports force row level security;
create policy external on billing_exports for all to waybill_external using (false) with check (false);
create policy system on billing_exports for all to waybill_system using (true) with check (true);
create policy tenant on billing_exports for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on billing_exports to waybill_app;
grant delete, insert, select, update on billing_exports to waybill_system;

create table billing_files (
  billing_export_id bigint not null,
  "position" integer not null,
  tenant_id bigint not null,
  name text not null,
  kind text not null,
  content text not null,
  downloaded_at bigint,
  downloaded_by_name text,
  invoices integer not null,
  rows integer not null,
  constraint billing_files_kind_check CHECK ((kind = ANY (ARRAY['invoices'::text, 'creditNotes'::text]))),
  constraint billing_files_billing_export_id_fkey FOREIGN KEY (billing_export_id) REFERENCES billing_exports(id),
  constraint billing_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint billing_files_pkey PRIMARY KEY (billing_export_id, "position")
);
CREATE INDEX billing_files_tenant ON public.billing_files USING btree (tenant_id);
alter table billing_files enable row level security;
alter table billing_files force row level security;
create policy external on billing_files for all to waybill_external using (false) with check (false);
create policy system on billing_files for all to waybill_system using (true) with check (true);
create policy tenant on billing_files for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update (downloaded_at, downloaded_by_name) on billing_files to waybill_app;
grant delete, insert, select, update on billing_files to waybill_system;

create table budgets (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  kind text not null,
  field_name text,
  value text not null,
  key text not null generated always as (budget_key(kind, field_name, value)) stored,
  monthly_cad_cents bigint not null,
  told_month text,
  told_percent integer,
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint,
  fold text not null generated always as (budget_fold(budget_key(kind, field_name, value))) stored,
  constraint budgets_check CHECK (((kind = 'field'::text) = (field_name IS NOT NULL))),
  constraint budgets_kind_check CHECK ((kind = ANY (ARRAY['poNumber'::text, 'field'::text]))),
  constraint budgets_monthly_cad_cents_check CHECK ((monthly_cad_cents > 0)),
  constraint budgets_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint budgets_pkey PRIMARY KEY (id)
);
CREATE INDEX budgets_by_fold ON public.budgets USING btree (tenant_id, fold);
CREATE INDEX budgets_by_limit ON public.budgets USING btree (tenant_id, monthly_cad_cents, id);
CREATE INDEX budgets_by_updated_at ON public.budgets USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX budgets_by_value ON public.budgets USING btree (tenant_id, lower(value), id);
CREATE UNIQUE INDEX budgets_once ON public.budgets USING btree (tenant_id, key);
alter table budgets enable row level security;
alter table budgets force row level security;
create policy external on budgets for all to waybill_external using (false) with check (false);
create policy system on budgets for all to waybill_system using (true) with check (true);
create policy tenant on budgets for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on budgets to waybill_app;
grant delete, insert, select, update on budgets to waybill_system;

create table client_versions (
  day date not null,
  version text not null,
  route text not null,
  loads bigint not null,
  constraint client_versions_pkey PRIMARY KEY (day, version, route)
);
alter table client_versions enable row level security;
alter table client_versions force row level security;
create policy external on client_versions for all to waybill_external using (false) with check (false);
create policy system on client_versions for all to waybill_system using (true) with check (true);
create policy tenant on client_versions for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on client_versions to waybill_system;

create table courier_settings (
  tenant_id bigint not null,
  dispatch_hours jsonb not null default '{}'::jsonb,
  geostamps_enabled boolean not null default true,
  prices_visible_to_drivers boolean not null default false,
  fuel_surcharge jsonb,
  wait_time jsonb,
  default_tax_types text[] not null default '{GST}'::text[],
  updated_at bigint not null default unix_now(),
  driver_pay jsonb,
  cancellation_charge jsonb,
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  driver_pay_version integer not null default 1,
  holidays jsonb not null default '[]'::jsonb,
  fuel_version integer not null default 1,
  holidays_name text not null generated always as (content_name(holidays)) stored,
  fuel_name uuid not null default gen_random_uuid(),
  carriers_zero_rated boolean not null default true,
  recurring_on_holidays text not null default 'run'::text,
  constraint courier_settings_recurring_on_holidays_check CHECK ((recurring_on_holidays = ANY (ARRAY['run'::text, 'skip'::text, 'nextWorkingDay'::text]))),
  constraint courier_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint courier_settings_pkey PRIMARY KEY (tenant_id)
);
alter table courier_settings enable row level security;
alter table courier_settings force row level security;
create policy external_deletes on courier_settings for delete to waybill_external using (false);
create policy external_inserts on courier_settings for insert to waybill_external with check (false);
create policy external_reads on courier_settings for select to waybill_external using (true);
create policy external_updates on courier_settings for update to waybill_external using (false) with check (true);
create policy system on courier_settings for all to waybill_system using (true) with check (true);
create policy tenant_deletes on courier_settings for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on courier_settings for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on courier_settings for select to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_updates on courier_settings for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER courier_settings_recur AFTER UPDATE OF holidays, recurring_on_holidays, dispatch_hours ON public.courier_settings FOR EACH ROW EXECUTE FUNCTION look_at_recurring_orders();
CREATE TRIGGER courier_settings_tell AFTER UPDATE ON public.courier_settings FOR EACH ROW WHEN ((old.prices_visible_to_drivers IS DISTINCT FROM new.prices_visible_to_drivers)) EXECUTE FUNCTION tell_of_rights('tenant', 'tenant_id');
CREATE TRIGGER courier_settings_tell_first AFTER INSERT ON public.courier_settings FOR EACH ROW EXECUTE FUNCTION tell_of_rights('tenant', 'tenant_id');
grant insert, select, update on courier_settings to waybill_app;
grant delete, insert, select, update on courier_settings to waybill_system;

create table customer_merges (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  source_tenant_id bigint not null,
  target_tenant_id bigint not null,
  source_name text not null,
  target_name text not null,
  merged_by_user_id bigint not null,
  merged_at bigint not null,
  parts jsonb not null,
  dropped jsonb not null,
  joined jsonb not null,
  kept jsonb not null default '[]'::jsonb,
  constraint customer_merges_check CHECK ((target_tenant_id <> source_tenant_id)),
  constraint customer_merges_merged_by_user_id_fkey FOREIGN KEY (merged_by_user_id) REFERENCES users(id),
  constraint customer_merges_source_tenant_id_fkey FOREIGN KEY (source_tenant_id) REFERENCES tenants(id),
  constraint customer_merges_target_tenant_id_fkey FOREIGN KEY (target_tenant_id) REFERENCES tenants(id),
  constraint customer_merges_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint customer_merges_pkey PRIMARY KEY (id),
  constraint customer_merges_source_tenant_id_key UNIQUE (source_tenant_id)
);
CREATE INDEX customer_merges_into ON public.customer_merges USING btree (target_tenant_id);
CREATE INDEX customer_merges_of_courier ON public.customer_merges USING btree (tenant_id, merged_at DESC, id DESC);
alter table customer_merges enable row level security;
alter table customer_merges force row level security;
create policy external on customer_merges for all to waybill_external using (false) with check (false);
create policy system on customer_merges for all to waybill_system using (true) with check (true);
create policy tenant on customer_merges for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant select on customer_merges to waybill_app;
grant delete, insert, select, update on customer_merges to waybill_system;

create table customer_services (
  tenant_id bigint not null,
  customer_tenant_id bigint not null,
  service_id bigint not null,
  is_enabled boolean not null default true,
  created_at bigint not null default unix_now(),
  constraint customer_services_customer_tenant_id_fkey FOREIGN KEY (customer_tenant_id) REFERENCES tenants(id),
  constraint customer_services_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint customer_services_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint customer_services_pkey PRIMARY KEY (customer_tenant_id, service_id)
);
CREATE INDEX customer_services_service ON public.customer_services USING btree (service_id, customer_tenant_id) WHERE is_enabled;
CREATE INDEX customer_services_tenant ON public.customer_services USING btree (tenant_id, customer_tenant_id);
alter table customer_services enable row level security;
alter table customer_services force row level security;
create policy external_deletes on customer_services for delete to waybill_external using (false);
create policy external_inserts on customer_services for insert to waybill_external with check (false);
create policy external_reads on customer_services for select to waybill_external using ((customer_tenant_id = ( SELECT external_through_id() AS external_through_id)));
create policy external_updates on customer_services for update to waybill_external using (false) with check (true);
create policy system on customer_services for all to waybill_system using (true) with check (true);
create policy tenant_deletes on customer_services for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on customer_services for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on customer_services for select to waybill_app using (((( SELECT current_tenant_id() AS current_tenant_id) = tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = customer_tenant_id)));
create policy tenant_updates on customer_services for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER customer_services_recur AFTER INSERT OR DELETE OR UPDATE ON public.customer_services FOR EACH ROW EXECUTE FUNCTION look_at_recurring_orders();
grant delete, insert, select, update on customer_services to waybill_app;
grant delete, insert, select, update on customer_services to waybill_system;

create table customers (
  tenant_id bigint not null,
  id bigint not null,
  name text not null,
  relation text not null,
  status text not null,
  connected_at bigint not null,
  ended_at bigint,
  is_favorite boolean not null default false,
  account_number text,
  notes text,
  bill_to_name text,
  bill_to_address text,
  invoice_email text,
  payment_terms text,
  billing_cycle text,
  po_number_required boolean not null default false,
  tax_exempt boolean not null default false,
  tax_exemption_number text,
  credit_hold boolean not null default false,
  more jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  is_managed boolean not null default false,
  constraint customers_billing_cycle_check CHECK ((billing_cycle = ANY (ARRAY['soonest'::text, 'daily'::text, 'weekly'::text, 'monthly'::text]))),
  constraint customers_payment_terms_check CHECK ((payment_terms = ANY (ARRAY['dueOnReceipt'::text, 'net10'::text, 'net20'::text, 'net30'::text, 'net60'::text, 'net90'::text]))),
  constraint customers_relation_check CHECK ((relation = ANY (ARRAY['customer'::text, 'partner'::text, 'supplied'::text]))),
  constraint customers_status_check CHECK ((status = ANY (ARRAY['connected'::text, 'ended'::text]))),
  constraint customers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint customers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX customers_by_account_number ON public.customers USING btree (tenant_id, account_number) WHERE (account_number IS NOT NULL);
CREATE INDEX customers_by_bare_name ON public.customers USING btree (tenant_id, bare_letters(name));
CREATE INDEX customers_by_connected_at ON public.customers USING btree (tenant_id, connected_at DESC, id DESC);
CREATE INDEX customers_by_credit_hold ON public.customers USING btree (tenant_id, credit_hold, lower(name), id);
CREATE INDEX customers_by_favorite ON public.customers USING btree (tenant_id, is_favorite, lower(name), id);
CREATE INDEX customers_by_managed ON public.customers USING btree (tenant_id, is_managed, lower(name), id);
CREATE INDEX customers_by_name ON public.customers USING btree (tenant_id, lower(name), id);
CREATE INDEX customers_by_relation ON public.customers USING btree (tenant_id, relation, lower(name), id);
CREATE INDEX customers_by_status ON public.customers USING btree (tenant_id, status, lower(name), id);
CREATE INDEX customers_to_rename ON public.customers USING btree (id);
alter table customers enable row level security;
alter table customers force row level security;
create policy external on customers for all to waybill_external using (false) with check (false);
create policy system on customers for all to waybill_system using (true) with check (true);
create policy tenant on customers for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER customers_recur AFTER UPDATE ON public.customers FOR EACH ROW EXECUTE FUNCTION look_at_recurring_orders();
grant select, update (account_number, bill_to_address, bill_to_name, billing_cycle, credit_hold, invoice_email, is_favorite, more, notes, payment_terms, po_number_required, tax_exempt, tax_exemption_number, updated_at, version) on customers to waybill_app;
grant delete, insert, select, update on customers to waybill_system;

create table delivery_order_driver_pay (
  delivery_order_id bigint not null,
  tenant_id bigint not null,
  rate_override double precision,
  adjustments jsonb not null default '[]'::jsonb,
  version integer not null default 1,
  updated_at bigint not null default unix_now(),
  constraint delivery_order_driver_pay_rate_override_check CHECK (((rate_override >= (0)::double precision) AND (rate_override <= (1000)::double precision))),
  constraint delivery_order_driver_pay_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint delivery_order_driver_pay_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint delivery_order_driver_pay_pkey PRIMARY KEY (delivery_order_id)
);
alter table delivery_order_driver_pay enable row level security;
alter table delivery_order_driver_pay force row level security;
create policy external_deletes on delivery_order_driver_pay for delete to waybill_external using ((EXISTS ( SELECT
   FROM delivery_orders o
  WHERE (o.id = delivery_order_driver_pay.delivery_order_id))));
create policy external_inserts on delivery_order_driver_pay for insert to waybill_external with check (true);
create policy external_reads on delivery_order_driver_pay for select to waybill_external using ((EXISTS ( SELECT
   FROM delivery_orders o
  WHERE (o.id = delivery_order_driver_pay.delivery_order_id))));
create policy external_updates on delivery_order_driver_pay for update to waybill_external using ((EXISTS ( SELECT
   FROM delivery_orders o
  WHERE (o.id = delivery_order_driver_pay.delivery_order_id)))) with check (true);
create policy system on delivery_order_driver_pay for all to waybill_system using (true) with check (true);
create policy tenant on delivery_order_driver_pay for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on delivery_order_driver_pay to waybill_app;
grant delete, insert, select, update on delivery_order_driver_pay to waybill_system;

create table delivery_order_fields (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  kind text not null,
  options jsonb not null default '[]'::jsonb,
  required boolean not null default false,
  help text,
  shown_in jsonb not null default '["Scheduler", "Order", "Exports"]'::jsonb,
  "position" integer not null default 0,
  pinned boolean not null default false,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  constraint delivery_order_fields_kind_check CHECK ((kind = ANY (ARRAY['text'::text, 'number'::text, 'yesNo'::text, 'choice'::text]))),
  constraint delivery_order_fields_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint delivery_order_fields_pkey PRIMARY KEY (id)
);
CREATE INDEX delivery_order_fields_by_name ON public.delivery_order_fields USING btree (tenant_id, lower(name), id);
CREATE INDEX delivery_order_fields_by_position ON public.delivery_order_fields USING btree (tenant_id, "position", id);
CREATE INDEX delivery_order_fields_by_updated_at ON public.delivery_order_fields USING btree (tenant_id, updated_at DESC, id DESC);
alter table delivery_order_fields enable row level security;
alter table delivery_order_fields force row level security;
create policy external_deletes on delivery_order_fields for delete to waybill_external using (false);
create policy external_inserts on delivery_order_fields for insert to waybill_external with check (false);
create policy external_reads on delivery_order_fields for select to waybill_external using (true);
create policy external_updates on delivery_order_fields for update to waybill_external using (false) with check (true);
create policy system on delivery_order_fields for all to waybill_system using (true) with check (true);
create policy tenant on delivery_order_fields for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on delivery_order_fields to waybill_app;
grant delete, insert, select, update on delivery_order_fields to waybill_system;

create table delivery_order_geostamps (
  id bigint not null generated always as identity,
  delivery_order_id bigint not null,
  uid uuid not null default gen_random_uuid(),
  type text not null,
  stop text not null,
  occurred_at bigint not null,
  created_at bigint not null default unix_now(),
  latitude double precision,
  longitude double precision,
  user_id bigint,
  constraint delivery_order_geostamps_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint delivery_order_geostamps_stop_check CHECK ((stop = ANY (ARRAY['pickup'::text, 'dropoff'::text]))),
  constraint delivery_order_geostamps_type_check CHECK ((type = ANY (ARRAY['checkin'::text, 'checkout'::text]))),
  constraint delivery_order_geostamps_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint delivery_order_geostamps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint delivery_order_geostamps_pkey PRIMARY KEY (id),
  constraint delivery_order_geostamps_delivery_order_id_uid_type_key UNIQUE (delivery_order_id, uid, type)
);
alter table delivery_order_geostamps enable row level security;
alter table delivery_order_geostamps force row level security;
create policy external_deletes on delivery_order_geostamps for delete to waybill_external using (true);
create policy external_inserts on delivery_order_geostamps for insert to waybill_external with check (true);
create policy external_reads on delivery_order_geostamps for select to waybill_external using (true);
create policy external_updates on delivery_order_geostamps for update to waybill_external using (true) with check (true);
create policy system on delivery_order_geostamps for all to waybill_system using (true) with check (true);
create policy tenant on delivery_order_geostamps for all to waybill_app using ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_geostamps.delivery_order_id))))) with check ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_geostamps.delivery_order_id)))));
grant insert, select on delivery_order_geostamps to waybill_app;
grant delete, insert, select, update on delivery_order_geostamps to waybill_system;

create table delivery_order_media (
  id bigint not null generated always as identity,
  delivery_order_id bigint not null,
  file_id bigint not null,
  name text not null,
  stop text,
  action_id text,
  created_at bigint not null default unix_now(),
  attached_by_user_id bigint,
  attached_by_name text,
  attached_by_tenant_id bigint not null,
  constraint delivery_order_media_check CHECK (((stop IS NULL) = (action_id IS NULL))),
  constraint delivery_order_media_name_check CHECK (((char_length(name) >= 1) AND (char_length(name) <= 200))),
  constraint delivery_order_media_stop_check CHECK ((stop = ANY (ARRAY['pickup'::text, 'dropoff'::text]))),
  constraint delivery_order_media_attached_by_tenant_id_fkey FOREIGN KEY (attached_by_tenant_id) REFERENCES tenants(id),
  constraint delivery_order_media_attached_by_user_id_fkey FOREIGN KEY (attached_by_user_id) REFERENCES users(id),
  constraint delivery_order_media_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint delivery_order_media_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id),
  constraint delivery_order_media_pkey PRIMARY KEY (id)
);
CREATE INDEX delivery_order_media_file ON public.delivery_order_media USING btree (file_id);
CREATE INDEX delivery_order_media_order ON public.delivery_order_media USING btree (delivery_order_id, id);
alter table delivery_order_media enable row level security;
alter table delivery_order_media force row level security;
create policy external_deletes on delivery_order_media for delete to waybill_external using (true);
create policy external_inserts on delivery_order_media for insert to waybill_external with check (true);
create policy external_reads on delivery_order_media for select to waybill_external using (true);
create policy external_updates on delivery_order_media for update to waybill_external using (true) with check (true);
create policy system on delivery_order_media for all to waybill_system using (true) with check (true);
create policy tenant on delivery_order_media for all to waybill_app using ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_media.delivery_order_id))))) with check ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_media.delivery_order_id)))));
grant insert, select on delivery_order_media to waybill_app;
grant delete, insert, select, update on delivery_order_media to waybill_system;

create table delivery_order_parcels (
  id bigint not null generated always as identity,
  delivery_order_id bigint not null,
  "position" integer not null default 0,
  parcel_type_id bigint,
  name text not null,
  quantity integer not null,
  length_m double precision default 0,
  width_m double precision default 0,
  height_m double precision default 0,
  weight_kg double precision default 0,
  typed jsonb,
  constraint delivery_order_parcels_quantity_check CHECK ((quantity > 0)),
  constraint delivery_order_parcels_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint delivery_order_parcels_parcel_type_id_fkey FOREIGN KEY (parcel_type_id) REFERENCES service_revision_parcel_types(id) ON DELETE SET NULL,
  constraint delivery_order_parcels_pkey PRIMARY KEY (id)
);
CREATE INDEX delivery_order_parcels_order ON public.delivery_order_parcels USING btree (delivery_order_id, "position", id);
alter table delivery_order_parcels enable row level security;
alter table delivery_order_parcels force row level security;
create policy external_deletes on delivery_order_parcels for delete to waybill_external using (true);
create policy external_inserts on delivery_order_parcels for insert to waybill_external with check (true);
create policy external_reads on delivery_order_parcels for select to waybill_external using (true);
create policy external_updates on delivery_order_parcels for update to waybill_external using (true) with check (true);
create policy system on delivery_order_parcels for all to waybill_system using (true) with check (true);
create policy tenant on delivery_order_parcels for all to waybill_app using ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_parcels.delivery_order_id))))) with check ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_parcels.delivery_order_id)))));
grant delete, insert, select, update on delivery_order_parcels to waybill_app;
grant delete, insert, select, update on delivery_order_parcels to waybill_system;

create table delivery_order_parties (
  tenant_id bigint not null,
  delivery_order_id bigint not null,
  is_sender boolean not null,
  is_receiver boolean not null,
  is_broker boolean not null,
  status text not null,
  driver_user_id bigint,
  sender_tenant_id bigint not null,
  receiver_tenant_id bigint not null,
  service_id bigint not null,
  available_at bigint not null,
  created_at bigint not null,
  bill_status text not null,
  has_exceptions boolean not null,
  search_text text not null,
  due_at bigint,
  total_cents bigint,
  constraint delivery_order_parties_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint delivery_order_parties_pkey PRIMARY KEY (tenant_id, delivery_order_id)
);
CREATE INDEX delivery_order_parties_available ON public.delivery_order_parties USING btree (tenant_id, available_at DESC, delivery_order_id DESC);
CREATE INDEX delivery_order_parties_customer_available ON public.delivery_order_parties USING btree (tenant_id, sender_tenant_id, available_at DESC, delivery_order_id DESC);
CREATE INDEX delivery_order_parties_driver_available ON public.delivery_order_parties USING btree (tenant_id, driver_user_id, available_at DESC, delivery_order_id DESC);
CREATE INDEX delivery_order_parties_driver_urgency ON public.delivery_order_parties USING btree (tenant_id, driver_user_id, (
CASE
    WHEN (status = ANY (ARRAY['completed'::text, 'cancelled'::text])) THEN ('200000000000'::bigint - available_at)
    ELSE available_at
END), delivery_order_id) WHERE (driver_user_id IS NOT NULL);
CREATE INDEX delivery_order_parties_exceptions ON public.delivery_order_parties USING btree (tenant_id, available_at, delivery_order_id) WHERE has_exceptions;
CREATE INDEX delivery_order_parties_open_of_receiver ON public.delivery_order_parties USING btree (tenant_id, receiver_tenant_id) WHERE ((status = ANY (ARRAY['created'::text, 'assigned'::text, 'pickedUp'::text, 'droppedOff'::text])) AND is_sender);
CREATE INDEX delivery_order_parties_open_of_sender ON public.delivery_order_parties USING btree (tenant_id, sender_tenant_id, delivery_order_id DESC) WHERE (status = ANY (ARRAY['created'::text, 'assigned'::text, 'pickedUp'::text, 'droppedOff'::text]));
CREATE INDEX delivery_order_parties_order ON public.delivery_order_parties USING hash (delivery_order_id);
CREATE INDEX delivery_order_parties_receiver_available ON public.delivery_order_parties USING btree (tenant_id, receiver_tenant_id, available_at DESC, delivery_order_id DESC) WHERE is_sender;
CREATE INDEX delivery_order_parties_search ON public.delivery_order_parties USING gin (tenant_id, search_text gin_trgm_ops);
CREATE INDEX delivery_order_parties_status ON public.delivery_order_parties USING btree (tenant_id, status, delivery_order_id DESC);
CREATE INDEX delivery_order_parties_status_available ON public.delivery_order_parties USING btree (tenant_id, status, available_at DESC, delivery_order_id DESC);
CREATE INDEX delivery_order_parties_status_driver ON public.delivery_order_parties USING btree (tenant_id, status, driver_user_id, delivery_order_id);
CREATE INDEX delivery_order_parties_status_due ON public.delivery_order_parties USING btree (tenant_id, status, due_at, delivery_order_id);
CREATE INDEX delivery_order_parties_status_total ON public.delivery_order_parties USING btree (tenant_id, status, total_cents, delivery_order_id);
CREATE INDEX delivery_order_parties_urgent_exceptions ON public.delivery_order_parties USING btree (tenant_id, ((available_at +
CASE
    WHEN (status = ANY (ARRAY['completed'::text, 'cancelled'::text])) THEN '10000000000'::bigint
    ELSE (0)::bigint
END)), delivery_order_id) WHERE has_exceptions;
alter table delivery_order_parties enable row level security;
create policy external_deletes on delivery_order_parties for delete to waybill_external using (false);
create policy external_inserts on delivery_order_parties for insert to waybill_external with check (false);
create policy external_reads on delivery_order_parties for select to waybill_external using ((EXISTS ( SELECT
   FROM delivery_orders o
  WHERE (o.id = delivery_order_parties.delivery_order_id))));
create policy external_updates on delivery_order_parties for update to waybill_external using (false) with check (true);
create policy system on delivery_order_parties for all to waybill_system using (true) with check (true);
create policy tenant on delivery_order_parties for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant select on delivery_order_parties to waybill_app;
grant delete, insert, select, update on delivery_order_parties to waybill_system;

create table delivery_order_prices (
  delivery_order_id bigint not null,
  service_revision_id bigint not null,
  pricing_type text not null,
  inputs jsonb not null,
  lines jsonb not null,
  base_cents bigint,
  pre_tax_cents bigint,
  tax_cents bigint,
  total_cents bigint,
  is_pending boolean not null generated always as ((total_cents IS NULL)) stored,
  currency text not null default 'CAD'::text,
  computed_at bigint not null default unix_now(),
  version integer not null default 1,
  wait_time_override_cents bigint,
  before_cancellation jsonb,
  explained_in text,
  constraint delivery_order_prices_currency_check CHECK ((currency = ANY (ARRAY['CAD'::text, 'USD'::text]))),
  constraint delivery_order_prices_explained_in_check CHECK ((explained_in = ANY (ARRAY['Metric'::text, 'MetricMixed'::text, 'Imperial'::text]))),
  constraint delivery_order_prices_pricing_type_check CHECK ((pricing_type = ANY (ARRAY['fixed'::text, 'variable'::text, 'manual'::text]))),
  constraint delivery_order_prices_wait_time_override_cents_check CHECK ((wait_time_override_cents >= 0)),
  constraint delivery_order_prices_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint delivery_order_prices_service_revision_id_fkey FOREIGN KEY (service_revision_id) REFERENCES service_revisions(id),
  constraint delivery_order_prices_pkey PRIMARY KEY (delivery_order_id)
);
alter table delivery_order_prices enable row level security;
alter table delivery_order_prices force row level security;
create policy external_deletes on delivery_order_prices for delete to waybill_external using (true);
create policy external_inserts on delivery_order_prices for insert to waybill_external with check (true);
create policy external_reads on delivery_order_prices for select to waybill_external using (true);
create policy external_updates on delivery_order_prices for update to waybill_external using (true) with check (true);
create policy system on delivery_order_prices for all to waybill_system using (true) with check (true);
create policy tenant on delivery_order_prices for all to waybill_app using ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_prices.delivery_order_id))))) with check ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_prices.delivery_order_id)))));
CREATE TRIGGER delivery_order_prices_forget_unit BEFORE UPDATE OF lines ON public.delivery_order_prices FOR EACH ROW WHEN (((old.explained_in IS NOT NULL) AND (old.computed_at IS DISTINCT FROM new.computed_at))) EXECUTE FUNCTION forget_unit_of_explanation();
CREATE TRIGGER delivery_order_prices_keep_total AFTER INSERT OR UPDATE OF total_cents ON public.delivery_order_prices FOR EACH ROW EXECUTE FUNCTION keep_delivery_order_total();
grant insert, select, update on delivery_order_prices to waybill_app;
grant delete, insert, select, update on delivery_order_prices to waybill_system;

create table delivery_order_protocol_entries (
  id bigint not null generated always as identity,
  delivery_order_id bigint not null,
  stop text not null,
  occurred_at bigint not null,
  created_at bigint not null default unix_now(),
  latitude double precision,
  longitude double precision,
  actor_user_id bigint,
  actor_first_name text not null,
  actor_last_name text not null,
  actor_type text not null,
  answers jsonb not null default '{}'::jsonb,
  actions jsonb,
  constraint delivery_order_protocol_entries_actor_type_check CHECK ((actor_type = ANY (ARRAY['driver'::text, 'user'::text]))),
  constraint delivery_order_protocol_entries_check CHECK (((latitude IS NULL) = (longitude IS NULL))),
  constraint delivery_order_protocol_entries_stop_check CHECK ((stop = ANY (ARRAY['pickup'::text, 'dropoff'::text]))),
  constraint delivery_order_protocol_entries_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES users(id),
  constraint delivery_order_protocol_entries_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint delivery_order_protocol_entries_pkey PRIMARY KEY (id),
  constraint delivery_order_protocol_entries_delivery_order_id_stop_key UNIQUE (delivery_order_id, stop)
);
alter table delivery_order_protocol_entries enable row level security;
alter table delivery_order_protocol_entries force row level security;
create policy external_deletes on delivery_order_protocol_entries for delete to waybill_external using (true);
create policy external_inserts on delivery_order_protocol_entries for insert to waybill_external with check (true);
create policy external_reads on delivery_order_protocol_entries for select to waybill_external using (true);
create policy external_updates on delivery_order_protocol_entries for update to waybill_external using (true) with check (true);
create policy system on delivery_order_protocol_entries for all to waybill_system using (true) with check (true);
create policy tenant on delivery_order_protocol_entries for all to waybill_app using ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_protocol_entries.delivery_order_id))))) with check ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_protocol_entries.delivery_order_id)))));
grant insert, select, update on delivery_order_protocol_entries to waybill_app;
grant delete, insert, select, update on delivery_order_protocol_entries to waybill_system;

create table delivery_order_tags (
  delivery_order_id bigint not null,
  tag_id bigint not null,
  name text not null,
  icon_image_src text,
  constraint delivery_order_tags_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint delivery_order_tags_tag_id_fkey FOREIGN KEY (tag_id) REFERENCES service_revision_tags(id),
  constraint delivery_order_tags_pkey PRIMARY KEY (delivery_order_id, tag_id)
);
alter table delivery_order_tags enable row level security;
alter table delivery_order_tags force row level security;
create policy external_deletes on delivery_order_tags for delete to waybill_external using (true);
create policy external_inserts on delivery_order_tags for insert to waybill_external with check (true);
create policy external_reads on delivery_order_tags for select to waybill_external using (true);
create policy external_updates on delivery_order_tags for update to waybill_external using (true) with check (true);
create policy system on delivery_order_tags for all to waybill_system using (true) with check (true);
create policy tenant on delivery_order_tags for all to waybill_app using ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_tags.delivery_order_id))))) with check ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_tags.delivery_order_id)))));
grant delete, insert, select, update on delivery_order_tags to waybill_app;
grant delete, insert, select, update on delivery_order_tags to waybill_system;

create table delivery_order_updates (
  id bigint not null generated always as identity,
  delivery_order_id bigint not null,
  type text not null,
  occurred_at bigint not null default unix_now(),
  created_at bigint not null default unix_now(),
  actor_user_id bigint,
  actor_name text,
  actor_tenant_id bigint,
  actor_tenant_name text,
  assignee_user_id bigint,
  assignee_name text,
  assignee_email text,
  comment text,
  commenter_name text,
  commenter_email text,
  creator_name text,
  creator_email text,
  sender_tenant_name text,
  broker_supplier_name text,
  from_location_name text,
  from_location_address text,
  to_location_name text,
  to_location_address text,
  media_name text,
  media_url text,
  reason text,
  pricing_from_cents bigint,
  pricing_to_cents bigint,
  geostamp_uid uuid,
  latitude double precision,
  longitude double precision,
  created_by_recurring_order_id bigint,
  changes jsonb,
  answered_exception text,
  accepted boolean,
  message jsonb,
  constraint delivery_order_updates_answered_exception_check CHECK ((answered_exception = ANY (ARRAY['bought_price_changed'::text, 'sold_order_edited'::text, 'brokerage_answered'::text]))),
  constraint delivery_order_updates_comment_check CHECK ((char_length(comment) <= 300)),
  constraint delivery_order_updates_type_check CHECK ((type = ANY (ARRAY['created'::text, 'created_brokered'::text, 'created_unassigned'::text, 'assigned'::text, 'assigned_commented'::text, 'assigned_attachedMedia'::text, 'assigned_pricingUpdated'::text, 'assigned_pickedUp'::text, 'assigned_droppedOff'::text, 'completed'::text, 'cancelled'::text, 'geostamp_check_in'::text, 'geostamp_check_out'::text, 'details_updated'::text, 'undone'::text, 'bought_price_changed'::text, 'sold_order_edited'::text, 'brokerage_answered'::text, 'message_sent'::text]))),
  constraint delivery_order_updates_actor_tenant_id_fkey FOREIGN KEY (actor_tenant_id) REFERENCES tenants(id),
  constraint delivery_order_updates_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES users(id),
  constraint delivery_order_updates_assignee_user_id_fkey FOREIGN KEY (assignee_user_id) REFERENCES users(id),
  constraint delivery_order_updates_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint delivery_order_updates_pkey PRIMARY KEY (id)
);
CREATE INDEX delivery_order_updates_actor ON public.delivery_order_updates USING btree (actor_user_id, occurred_at DESC, id DESC);
CREATE INDEX delivery_order_updates_messages ON public.delivery_order_updates USING btree (actor_user_id, created_at) WHERE (type = 'message_sent'::text);
CREATE INDEX delivery_order_updates_order ON public.delivery_order_updates USING btree (delivery_order_id, id);
alter table delivery_order_updates enable row level security;
alter table delivery_order_updates force row level security;
create policy external_deletes on delivery_order_updates for delete to waybill_external using (true);
create policy external_inserts on delivery_order_updates for insert to waybill_external with check (true);
create policy external_reads on delivery_order_updates for select to waybill_external using (true);
create policy external_updates on delivery_order_updates for update to waybill_external using (true) with check (true);
create policy system on delivery_order_updates for all to waybill_system using (true) with check (true);
create policy tenant on delivery_order_updates for all to waybill_app using ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_updates.delivery_order_id))))) with check ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.delivery_order_id = delivery_order_updates.delivery_order_id)))));
CREATE TRIGGER delivery_order_updates_note AFTER INSERT ON public.delivery_order_updates REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_order_updates();
CREATE TRIGGER delivery_order_updates_note_webhooks AFTER INSERT ON public.delivery_order_updates REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_webhook_events();
grant insert, select on delivery_order_updates to waybill_app;
grant delete, insert, select, update on delivery_order_updates to waybill_system;

create table delivery_orders (
  id bigint not null generated by default as identity,
  uid uuid not null default gen_random_uuid(),
  status text not null default 'created'::text,
  sender_tenant_id bigint not null,
  receiver_tenant_id bigint not null,
  broker_tenant_id bigint,
  scheduled_by_tenant_id bigint not null,
  sender_user_id bigint not null,
  sender_user_name text not null,
  driver_user_id bigint,
  service_id bigint not null,
  service_revision_id bigint not null,
  service_name text not null,
  vehicle_name text not null default ''::text,
  service_speed_id bigint,
  service_speed_name text,
  service_speed_text_color text,
  pickup_location_id bigint,
  dropoff_location_id bigint,
  pickup_location jsonb not null,
  dropoff_location jsonb not null,
  po_number text not null default ''::text,
  order_notes text not null default ''::text,
  available_at bigint not null,
  due_at bigint,
  distance_m double precision not null,
  time_s double precision not null,
  distance_estimated boolean not null default true,
  total_weight_kg double precision default 0,
  total_volume_m3 double precision default 0,
  total_parcels integer not null default 0,
  created_at bigint not null default unix_now(),
  assigned_at bigint,
  picked_up_at bigint,
  dropped_off_at bigint,
  completed_at bigint,
  cancelled_at bigint,
  updated_at bigint not null default unix_now(),
  cancellation_reason text,
  cancelled_by_user_id bigint,
  cancelled_by_name text,
  cancelled_by_tenant_id bigint,
  cancelled_by_tenant_name text,
  bill_status text not null default 'not_exported'::text,
  exceptions text[] not null default '{}'::text[],
  geostamps_enabled boolean not null default true,
  created_by_recurring_order_id bigint,
  version integer not null default 1,
  edited_at bigint,
  edited_by_name text,
  bill_status_overridden_at bigint,
  brokered_to_tenant_id bigint,
  pickup_place json not null generated always as (place_summary(pickup_location)) stored,
  dropoff_place json not null generated always as (place_summary(dropoff_location)) stored,
  total_cents bigint,
  supplier_tenant_name text,
  order_fields jsonb not null default '[]'::jsonb,
  dropoff_zone text,
  charged_to jsonb,
  late_since bigint,
  is_over_budget boolean not null default false,
  constraint delivery_orders_bill_status_check CHECK ((bill_status = ANY (ARRAY['exported'::text, 'not_exported'::text, 'not_exportable'::text]))),
  constraint delivery_orders_cancellation_reason_check CHECK (((char_length(cancellation_reason) >= 1) AND (char_length(cancellation_reason) <= 300))),
  constraint delivery_orders_check1 CHECK (((status = 'cancelled'::text) = (cancelled_at IS NOT NULL))),
  constraint delivery_orders_driver_check CHECK (((status <> ALL (ARRAY['assigned'::text, 'pickedUp'::text, 'droppedOff'::text, 'completed'::text])) OR (driver_user_id IS NOT NULL) OR (brokered_to_tenant_id IS NOT NULL))),
  constraint delivery_orders_order_notes_check CHECK ((char_length(order_notes) <= 300)),
  constraint delivery_orders_status_check CHECK ((status = ANY (ARRAY['created'::text, 'assigned'::text, 'pickedUp'::text, 'droppedOff'::text, 'completed'::text, 'cancelled'::text]))),
  constraint delivery_orders_broker_tenant_id_fkey FOREIGN KEY (broker_tenant_id) REFERENCES tenants(id),
  constraint delivery_orders_brokered_to_tenant_id_fkey FOREIGN KEY (brokered_to_tenant_id) REFERENCES tenants(id),
  constraint delivery_orders_cancelled_by_tenant_id_fkey FOREIGN KEY (cancelled_by_tenant_id) REFERENCES tenants(id),
  constraint delivery_orders_cancelled_by_user_id_fkey FOREIGN KEY (cancelled_by_user_id) REFERENCES users(id),
  constraint delivery_orders_driver_user_id_fkey FOREIGN KEY (driver_user_id) REFERENCES users(id),
  constraint delivery_orders_dropoff_location_id_fkey FOREIGN KEY (dropoff_location_id) REFERENCES locations(id) ON DELETE SET NULL,
  constraint delivery_orders_pickup_location_id_fkey FOREIGN KEY (pickup_location_id) REFERENCES locations(id) ON DELETE SET NULL,
  constraint delivery_orders_receiver_tenant_id_fkey FOREIGN KEY (receiver_tenant_id) REFERENCES tenants(id),
  constraint delivery_orders_recurring_order FOREIGN KEY (created_by_recurring_order_id) REFERENCES recurring_orders(id),
  constraint delivery_orders_scheduled_by_tenant_id_fkey FOREIGN KEY (scheduled_by_tenant_id) REFERENCES tenants(id),
  constraint delivery_orders_sender_tenant_id_fkey FOREIGN KEY (sender_tenant_id) REFERENCES tenants(id),
  constraint delivery_orders_sender_user_id_fkey FOREIGN KEY (sender_user_id) REFERENCES users(id),
  constraint delivery_orders_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint delivery_orders_service_revision_id_fkey FOREIGN KEY (service_revision_id) REFERENCES service_revisions(id),
  constraint delivery_orders_pkey PRIMARY KEY (id),
  constraint delivery_orders_uid_key UNIQUE (uid)
);
CREATE INDEX delivery_orders_becoming_late ON public.delivery_orders USING btree (due_at) WHERE ((late_since IS NULL) AND (status = ANY (ARRAY['created'::text, 'assigned'::text, 'pickedUp'::text])));
CREATE INDEX delivery_orders_dropoff_location ON public.delivery_orders USING btree (dropoff_location_id);
CREATE INDEX delivery_orders_of_folded_budgets ON public.delivery_orders USING gin (budget_index_keys(sender_tenant_id, (created_at / 2592000), budget_folds(budget_keys(po_number, order_fields)))) WITH (fastupdate=off) WHERE ((po_number <> ''::text) OR (order_fields <> '[]'::jsonb));
CREATE INDEX delivery_orders_of_suppliers ON public.delivery_orders USING btree (sender_tenant_id, scheduled_by_tenant_id, id DESC) WHERE (supplier_tenant_name IS NOT NULL);
CREATE INDEX delivery_orders_open_from ON public.delivery_orders USING btree (pickup_location_id, id DESC) WHERE (status = ANY (ARRAY['created'::text, 'assigned'::text, 'pickedUp'::text, 'droppedOff'::text]));
CREATE INDEX delivery_orders_open_to ON public.delivery_orders USING btree (dropoff_location_id, id DESC) WHERE (status = ANY (ARRAY['created'::text, 'assigned'::text, 'pickedUp'::text, 'droppedOff'::text]));
CREATE INDEX delivery_orders_pickup_location ON public.delivery_orders USING btree (pickup_location_id);
CREATE INDEX delivery_orders_recurring_order ON public.delivery_orders USING btree (created_by_recurring_order_id, id) WHERE (created_by_recurring_order_id IS NOT NULL);
alter table delivery_orders enable row level security;
alter table delivery_orders force row level security;
create policy external_deletes on delivery_orders for delete to waybill_external using ((((((( SELECT external_through_id() AS external_through_id) = sender_tenant_id) OR (( SELECT external_through_id() AS external_through_id) = receiver_tenant_id)) OR (( SELECT external_through_id() AS external_through_id) = broker_tenant_id)) OR (( SELECT external_through_id() AS external_through_id) = scheduled_by_tenant_id)) OR (driver_user_id = ( SELECT external_driver_id() AS external_driver_id))));
create policy external_inserts on delivery_orders for insert to waybill_external with check ((sender_tenant_id = ( SELECT external_through_id() AS external_through_id)));
create policy external_reads on delivery_orders for select to waybill_external using ((((((( SELECT external_through_id() AS external_through_id) = sender_tenant_id) OR (( SELECT external_through_id() AS external_through_id) = receiver_tenant_id)) OR (( SELECT external_through_id() AS external_through_id) = broker_tenant_id)) OR (( SELECT external_through_id() AS external_through_id) = scheduled_by_tenant_id)) OR (driver_user_id = ( SELECT external_driver_id() AS external_driver_id))));
create policy external_updates on delivery_orders for update to waybill_external using ((((((( SELECT external_through_id() AS external_through_id) = sender_tenant_id) OR (( SELECT external_through_id() AS external_through_id) = receiver_tenant_id)) OR (( SELECT external_through_id() AS external_through_id) = broker_tenant_id)) OR (( SELECT external_through_id() AS external_through_id) = scheduled_by_tenant_id)) OR (driver_user_id = ( SELECT external_driver_id() AS external_driver_id)))) with check (true);
create policy system on delivery_orders for all to waybill_system using (true) with check (true);
create policy tenant on delivery_orders for all to waybill_app using (((((( SELECT current_tenant_id() AS current_tenant_id) = sender_tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = receiver_tenant_id)) OR (( SELECT current_tenant_id() AS current_tenant_id) = broker_tenant_id)) OR (( SELECT current_tenant_id() AS current_tenant_id) = scheduled_by_tenant_id))) with check (((((( SELECT current_tenant_id() AS current_tenant_id) = sender_tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = receiver_tenant_id)) OR (( SELECT current_tenant_id() AS current_tenant_id) = broker_tenant_id)) OR (( SELECT current_tenant_id() AS current_tenant_id) = scheduled_by_tenant_id)));
CREATE TRIGGER delivery_orders_are_reported_otherwise AFTER UPDATE OF due_at, dropped_off_at, scheduled_by_tenant_id, supplier_tenant_name ON public.delivery_orders FOR EACH ROW WHEN (((new.status = ANY (ARRAY['completed'::text, 'cancelled'::text])) AND ((((old.due_at IS DISTINCT FROM new.due_at) OR (old.dropped_off_at IS DISTINCT FROM new.dropped_off_at)) OR (old.scheduled_by_tenant_id IS DISTINCT FROM new.scheduled_by_tenant_id)) OR (old.supplier_tenant_name IS DISTINCT FROM new.supplier_tenant_name)))) EXECUTE FUNCTION keep_order_revenue();
CREATE TRIGGER delivery_orders_bring_in AFTER INSERT ON public.delivery_orders FOR EACH ROW WHEN ((new.status = ANY (ARRAY['completed'::text, 'cancelled'::text]))) EXECUTE FUNCTION keep_order_revenue();
CREATE TRIGGER delivery_orders_bring_in_otherwise AFTER UPDATE OF status, completed_at, cancelled_at, bill_status, total_cents, exceptions, driver_user_id, sender_tenant_id, receiver_tenant_id, service_id, distance_m, total_parcels, total_weight_kg, dropoff_location ON public.delivery_orders FOR EACH ROW WHEN ((new.status = ANY (ARRAY['completed'::text, 'cancelled'::text]))) EXECUTE FUNCTION keep_order_revenue();
CREATE TRIGGER delivery_orders_keep_parties AFTER INSERT OR UPDATE ON public.delivery_orders FOR EACH ROW EXECUTE FUNCTION keep_delivery_order_parties();
CREATE TRIGGER delivery_orders_keep_supplier AFTER INSERT OR UPDATE ON public.delivery_orders FOR EACH ROW WHEN (((new.scheduled_by_tenant_id <> new.sender_tenant_id) AND (new.scheduled_by_tenant_id <> new.receiver_tenant_id))) EXECUTE FUNCTION keep_supplier_party();
CREATE TRIGGER delivery_orders_note_figures AFTER UPDATE OF sender_tenant_id ON public.delivery_orders FOR EACH ROW WHEN ((old.sender_tenant_id <> new.sender_tenant_id)) EXECUTE FUNCTION note_figure_sender();
CREATE TRIGGER delivery_orders_refuse_merged AFTER INSERT ON public.delivery_orders FOR EACH ROW EXECUTE FUNCTION refuse_order_of_merged();
grant insert, select, update on delivery_orders to waybill_app;
grant delete, insert, select, update on delivery_orders to waybill_system;

create table driver_pay_rates (
  tenant_id bigint not null,
  user_id bigint not null,
  rate double precision not null,
  updated_at bigint not null default unix_now(),
  constraint driver_pay_rates_rate_check CHECK (((rate >= (0)::double precision) AND (rate <= (1000)::double precision))),
  constraint driver_pay_rates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint driver_pay_rates_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint driver_pay_rates_pkey PRIMARY KEY (tenant_id, user_id)
);
alter table driver_pay_rates enable row level security;
alter table driver_pay_rates force row level security;
create policy external_deletes on driver_pay_rates for delete to waybill_external using (false);
create policy external_inserts on driver_pay_rates for insert to waybill_external with check (false);
create policy external_reads on driver_pay_rates for select to waybill_external using (true);
create policy external_updates on driver_pay_rates for update to waybill_external using (false) with check (true);
create policy system on driver_pay_rates for all to waybill_system using (true) with check (true);
create policy tenant on driver_pay_rates for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on driver_pay_rates to waybill_app;
grant delete, insert, select, update on driver_pay_rates to waybill_system;

create table driver_positions (
  tenant_id bigint not null,
  user_id bigint not null,
  latitude double precision not null,
  longitude double precision not null,
  bearing_degrees double precision,
  speed_mps double precision,
  accuracy_m double precision,
  recorded_at bigint not null,
  received_at bigint not null default unix_now(),
  constraint driver_positions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint driver_positions_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint driver_positions_pkey PRIMARY KEY (tenant_id, user_id)
);
alter table driver_positions enable row level security;
alter table driver_positions force row level security;
create policy external_deletes on driver_positions for delete to waybill_external using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy external_inserts on driver_positions for insert to waybill_external with check ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy external_reads on driver_positions for select to waybill_external using ((user_id = ( SELECT current_user_id() AS current_user_id)));
create policy external_updates on driver_positions for update to waybill_external using ((user_id = ( SELECT current_user_id() AS current_user_id))) with check (true);
create policy system on driver_positions for all to waybill_system using (true) with check (true);
create policy tenant on driver_positions for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on driver_positions to waybill_app;
grant delete, insert, select, update on driver_positions to waybill_system;

create table email_changes (
  user_id bigint not null,
  email text not null,
  seed uuid not null default gen_random_uuid(),
  tries integer not null default 0,
  expires_at bigint not null,
  created_at bigint not null default unix_now(),
  constraint email_changes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint email_changes_pkey PRIMARY KEY (user_id)
);
CREATE INDEX email_changes_expiry ON public.email_changes USING btree (expires_at);
grant delete, insert, select, update on email_changes to waybill_system;

create table error_groups (
  id bigint not null generated always as identity,
  description text not null,
  place text not null,
  reports bigint not null default 1,
  first_seen_at bigint not null,
  last_seen_at bigint not null,
  resolved_at bigint,
  resolved_version text,
  resolved_by_user_id bigint,
  constraint error_groups_resolved_by_user_id_fkey FOREIGN KEY (resolved_by_user_id) REFERENCES users(id),
  constraint error_groups_pkey PRIMARY KEY (id),
  constraint error_groups_description_place_key UNIQUE (description, place)
);
CREATE INDEX error_groups_by_last ON public.error_groups USING btree (last_seen_at DESC, id DESC);
CREATE INDEX error_groups_by_reports ON public.error_groups USING btree (reports DESC, id DESC);
alter table error_groups enable row level security;
alter table error_groups force row level security;
create policy external on error_groups for all to waybill_external using (false) with check (false);
create policy system on error_groups for all to waybill_system using (true) with check (true);
create policy tenant on error_groups for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on error_groups to waybill_system;

create table error_reports (
  id bigint not null generated always as identity,
  user_id bigint,
  short_description text not null,
  long_description text not null default ''::text,
  error_json jsonb,
  session_info jsonb,
  created_at bigint not null default unix_now(),
  group_id bigint,
  tenant_id bigint,
  version text,
  constraint error_reports_group_id_fkey FOREIGN KEY (group_id) REFERENCES error_groups(id) ON DELETE CASCADE,
  constraint error_reports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint error_reports_pkey PRIMARY KEY (id)
);
CREATE INDEX error_reports_age ON public.error_reports USING btree (created_at);
CREATE INDEX error_reports_of_group ON public.error_reports USING btree (group_id, id DESC);
CREATE INDEX error_reports_of_tenant ON public.error_reports USING btree (tenant_id, created_at) WHERE (tenant_id IS NOT NULL);
alter table error_reports enable row level security;
alter table error_reports force row level security;
create policy external on error_reports for all to waybill_external using (false) with check (false);
create policy system on error_reports for all to waybill_system using (true) with check (true);
create policy tenant on error_reports for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on error_reports to waybill_system;

create table figure_changes (
  id bigint not null generated always as identity,
  delivery_order_id bigint,
  tenant_id bigint,
  after_order_id bigint not null default 0,
  constraint figure_changes_check CHECK (((delivery_order_id IS NULL) <> (tenant_id IS NULL))),
  constraint figure_changes_pkey PRIMARY KEY (id)
);
CREATE INDEX figure_changes_of_tenants ON public.figure_changes USING btree (id) WHERE (tenant_id IS NOT NULL);
alter table figure_changes enable row level security;
alter table figure_changes force row level security;
create policy external on figure_changes for all to waybill_external using (false) with check (false);
create policy system on figure_changes for all to waybill_system using (true) with check (true);
create policy tenant on figure_changes for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on figure_changes to waybill_system;

create table figure_days (
  tenant_id bigint not null,
  side text not null,
  dimension text not null,
  day date not null,
  key text not null,
  placed integer not null,
  delivered integer not null,
  cancelled integer not null,
  promised integer not null,
  on_time integer not null,
  earned integer not null,
  unpriced integer not null,
  without_pay integer not null,
  revenue_cents bigint not null,
  pay_cents bigint not null,
  bought_cents bigint not null,
  margin_cents bigint not null,
  constraint figure_days_dimension_check CHECK ((dimension = ANY (ARRAY['all'::text, 'service'::text, 'party'::text, 'driver'::text, 'lane'::text]))),
  constraint figure_days_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint figure_days_pkey PRIMARY KEY (tenant_id, side, dimension, day, key)
);
alter table figure_days enable row level security;
alter table figure_days force row level security;
create policy external on figure_days for all to waybill_external using (false) with check (false);
create policy system on figure_days for all to waybill_system using (true) with check (true);
create policy tenant on figure_days for all to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (NOT ( SELECT is_external() AS is_external)))) with check (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (NOT ( SELECT is_external() AS is_external))));
grant select on figure_days to waybill_app;
grant delete, insert, select, update on figure_days to waybill_system;

create table figure_labels (
  tenant_id bigint not null,
  dimension text not null,
  key text not null,
  label text not null,
  constraint figure_labels_dimension_check CHECK ((dimension = ANY (ARRAY['service'::text, 'lane'::text]))),
  constraint figure_labels_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint figure_labels_pkey PRIMARY KEY (tenant_id, dimension, key)
);
alter table figure_labels enable row level security;
alter table figure_labels force row level security;
create policy external on figure_labels for all to waybill_external using (false) with check (false);
create policy system on figure_labels for all to waybill_system using (true) with check (true);
create policy tenant on figure_labels for all to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (NOT ( SELECT is_external() AS is_external)))) with check (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (NOT ( SELECT is_external() AS is_external))));
grant select on figure_labels to waybill_app;
grant delete, insert, select, update on figure_labels to waybill_system;

create table figure_minutes (
  tenant_id bigint not null,
  side text not null,
  dimension text not null,
  key text not null,
  kind text not null,
  day date not null,
  minutes integer not null,
  orders integer not null,
  constraint figure_minutes_dimension_check CHECK ((dimension = ANY (ARRAY['all'::text, 'service'::text, 'party'::text, 'driver'::text, 'lane'::text]))),
  constraint figure_minutes_kind_check CHECK ((kind = ANY (ARRAY['wait'::text, 'way'::text]))),
  constraint figure_minutes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint figure_minutes_pkey PRIMARY KEY (tenant_id, side, dimension, key, kind, day, minutes)
);
alter table figure_minutes enable row level security;
alter table figure_minutes force row level security;
create policy external on figure_minutes for all to waybill_external using (false) with check (false);
create policy system on figure_minutes for all to waybill_system using (true) with check (true);
create policy tenant on figure_minutes for all to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (NOT ( SELECT is_external() AS is_external)))) with check (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (NOT ( SELECT is_external() AS is_external))));
grant select on figure_minutes to waybill_app;
grant delete, insert, select, update on figure_minutes to waybill_system;

create table first_paints (
  day date not null,
  version text not null,
  route text not null,
  up_to_ms integer not null,
  loads bigint not null,
  constraint first_paints_pkey PRIMARY KEY (day, version, route, up_to_ms)
);
alter table first_paints enable row level security;
alter table first_paints force row level security;
create policy external on first_paints for all to waybill_external using (false) with check (false);
create policy system on first_paints for all to waybill_system using (true) with check (true);
create policy tenant on first_paints for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on first_paints to waybill_system;

create table first_steps (
  tenant_id bigint not null,
  user_id bigint not null,
  looked_over_at bigint,
  hidden_at bigint,
  constraint first_steps_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint first_steps_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint first_steps_pkey PRIMARY KEY (tenant_id, user_id)
);
CREATE INDEX first_steps_user ON public.first_steps USING btree (user_id);
alter table first_steps enable row level security;
alter table first_steps force row level security;
create policy external on first_steps for all to waybill_external using (false) with check (false);
create policy system on first_steps for all to waybill_system using (true) with check (true);
create policy tenant on first_steps for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update (hidden_at, looked_over_at) on first_steps to waybill_app;
grant delete, insert, select, update on first_steps to waybill_system;

create table fuel_prices (
  tenant_id bigint not null,
  fuel_type text not null,
  date text not null,
  dollars_per_litre double precision not null,
  constraint fuel_prices_date_check CHECK ((date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint fuel_prices_dollars_per_litre_check CHECK ((dollars_per_litre > (0)::double precision)),
  constraint fuel_prices_fuel_type_check CHECK ((fuel_type = ANY (ARRAY['regular'::text, 'diesel'::text]))),
  constraint fuel_prices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint fuel_prices_pkey PRIMARY KEY (tenant_id, fuel_type, date)
);
alter table fuel_prices enable row level security;
alter table fuel_prices force row level security;
create policy external_deletes on fuel_prices for delete to waybill_external using (false);
create policy external_inserts on fuel_prices for insert to waybill_external with check (false);
create policy external_reads on fuel_prices for select to waybill_external using (true);
create policy external_updates on fuel_prices for update to waybill_external using (false) with check (true);
create policy system on fuel_prices for all to waybill_system using (true) with check (true);
create policy tenant on fuel_prices for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER renames_fuel_deleted AFTER DELETE ON public.fuel_prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_fuel();
CREATE TRIGGER renames_fuel_inserted AFTER INSERT ON public.fuel_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_fuel();
CREATE TRIGGER renames_fuel_left AFTER UPDATE ON public.fuel_prices REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_fuel();
CREATE TRIGGER renames_fuel_updated AFTER UPDATE ON public.fuel_prices REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_fuel();
grant delete, insert, select, update on fuel_prices to waybill_app;
grant delete, insert, select, update on fuel_prices to waybill_system;

create table fuel_tables (
  tenant_id bigint not null,
  fuel_type text not null,
  effective_from text not null,
  rows jsonb not null,
  constraint fuel_tables_effective_from_check CHECK ((effective_from ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint fuel_tables_fuel_type_check CHECK ((fuel_type = ANY (ARRAY['regular'::text, 'diesel'::text]))),
  constraint fuel_tables_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint fuel_tables_pkey PRIMARY KEY (tenant_id, fuel_type, effective_from)
);
alter table fuel_tables enable row level security;
alter table fuel_tables force row level security;
create policy external_deletes on fuel_tables for delete to waybill_external using (false);
create policy external_inserts on fuel_tables for insert to waybill_external with check (false);
create policy external_reads on fuel_tables for select to waybill_external using (true);
create policy external_updates on fuel_tables for update to waybill_external using (false) with check (true);
create policy system on fuel_tables for all to waybill_system using (true) with check (true);
create policy tenant on fuel_tables for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER renames_fuel_deleted AFTER DELETE ON public.fuel_tables REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_fuel();
CREATE TRIGGER renames_fuel_inserted AFTER INSERT ON public.fuel_tables REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_fuel();
CREATE TRIGGER renames_fuel_left AFTER UPDATE ON public.fuel_tables REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_fuel();
CREATE TRIGGER renames_fuel_updated AFTER UPDATE ON public.fuel_tables REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_fuel();
grant delete, insert, select, update on fuel_tables to waybill_app;
grant delete, insert, select, update on fuel_tables to waybill_system;

create table gazetteer_places (
  id bigint not null generated always as identity,
  source text not null,
  source_key text not null,
  name text not null default ''::text,
  street_address text not null default ''::text,
  formatted_address text not null,
  city text not null default ''::text,
  province text not null default ''::text,
  postal_code text not null default ''::text,
  country text not null default 'CA'::text,
  latitude double precision not null,
  longitude double precision not null,
  time_zone text,
  search_text text not null generated always as (bare_letters(((((name || ' '::text) || formatted_address) || ' '::text) || postal_code))) stored,
  constraint gazetteer_places_pkey PRIMARY KEY (id),
  constraint gazetteer_places_source_source_key_key UNIQUE (source, source_key)
);
CREATE INDEX gazetteer_places_by_address ON public.gazetteer_places USING btree (address_key(street_address, city, province)) WHERE (street_address <> ''::text);
CREATE INDEX gazetteer_places_search ON public.gazetteer_places USING gin (search_text gin_trgm_ops);
grant select on gazetteer_places to waybill_app;
grant delete, insert, select, update on gazetteer_places to waybill_system;

create table idempotency_keys (
  tenant_id bigint not null,
  user_id bigint not null,
  key text not null,
  operation text not null,
  body_hash text not null,
  status integer,
  response jsonb,
  created_at bigint not null default unix_now(),
  constraint idempotency_keys_key_check CHECK (((char_length(key) >= 1) AND (char_length(key) <= 255))),
  constraint idempotency_keys_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint idempotency_keys_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint idempotency_keys_pkey PRIMARY KEY (tenant_id, user_id, key)
);
CREATE INDEX idempotency_keys_age ON public.idempotency_keys USING btree (created_at);
alter table idempotency_keys enable row level security;
alter table idempotency_keys force row level security;
create policy external_deletes on idempotency_keys for delete to waybill_external using (true);
create policy external_inserts on idempotency_keys for insert to waybill_external with check (true);
create policy external_reads on idempotency_keys for select to waybill_external using (true);
create policy external_updates on idempotency_keys for update to waybill_external using (true) with check (true);
create policy system on idempotency_keys for all to waybill_system using (true) with check (true);
create policy tenant on idempotency_keys for all to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (user_id = ( SELECT current_user_id() AS current_user_id)))) with check (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (user_id = ( SELECT current_user_id() AS current_user_id))));
grant insert, select, update on idempotency_keys to waybill_app;
grant delete, insert, select, update on idempotency_keys to waybill_system;

create table invitations (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  kind text not null,
  state text not null default 'pending'::text,
  for_initial_user_email text not null,
  for_initial_user_first_name text not null default ''::text,
  for_initial_user_last_name text not null default ''::text,
  for_initial_user_phone text,
  roles bigint[] not null default '{}'::bigint[],
  invited_by_user_id bigint,
  accepted_by_user_id bigint,
  uid_seed uuid not null default gen_random_uuid(),
  uid_hash text,
  former_uid_hashes text[] not null default '{}'::text[],
  expires_at bigint not null,
  ended_at bigint,
  more jsonb not null default '{}'::jsonb,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  for_prefill_tenant_name text,
  shared_uid_hash text,
  accepted_tenant_id bigint,
  onboarding_id bigint,
  constraint invitations_handed_over_check CHECK (((onboarding_id IS NULL) OR (kind = 'owner'::text))),
  constraint invitations_kind_check CHECK ((kind = ANY (ARRAY['user'::text, 'customer'::text, 'supplier'::text, 'owner'::text]))),
  constraint invitations_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'revoked'::text, 'expired'::text]))),
  constraint invitations_accepted_by_user_id_fkey FOREIGN KEY (accepted_by_user_id) REFERENCES users(id),
  constraint invitations_accepted_tenant_id_fkey FOREIGN KEY (accepted_tenant_id) REFERENCES tenants(id),
  constraint invitations_invited_by_user_id_fkey FOREIGN KEY (invited_by_user_id) REFERENCES users(id),
  constraint invitations_onboarding_id_fkey FOREIGN KEY (onboarding_id) REFERENCES managed_customer_onboardings(id),
  constraint invitations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint invitations_pkey PRIMARY KEY (id)
);
CREATE INDEX invitations_by_created_at ON public.invitations USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX invitations_by_email ON public.invitations USING btree (tenant_id, lower(for_initial_user_email), id);
CREATE INDEX invitations_by_expires_at ON public.invitations USING btree (tenant_id, expires_at DESC, id DESC);
CREATE INDEX invitations_by_kind ON public.invitations USING btree (tenant_id, kind, lower(for_initial_user_email), id);
CREATE INDEX invitations_by_kind_and_state ON public.invitations USING btree (tenant_id, kind, state, lower(for_initial_user_email), id);
CREATE INDEX invitations_by_state ON public.invitations USING btree (tenant_id, state, lower(for_initial_user_email), id);
CREATE INDEX invitations_former_uids ON public.invitations USING gin (former_uid_hashes);
CREATE UNIQUE INDEX invitations_of_onboarding ON public.invitations USING btree (onboarding_id) WHERE (onboarding_id IS NOT NULL);
CREATE INDEX invitations_of_owner ON public.invitations USING btree (tenant_id, id DESC) WHERE ((kind = 'owner'::text) AND (onboarding_id IS NULL));
CREATE UNIQUE INDEX invitations_of_owner_waiting ON public.invitations USING btree (tenant_id) WHERE ((state = 'pending'::text) AND (kind = 'owner'::text) AND (onboarding_id IS NULL));
CREATE UNIQUE INDEX invitations_shared_uid ON public.invitations USING btree (shared_uid_hash);
CREATE INDEX invitations_to_expire ON public.invitations USING btree (expires_at) WHERE (state = 'pending'::text);
CREATE UNIQUE INDEX invitations_uid ON public.invitations USING btree (uid_hash);
CREATE UNIQUE INDEX invitations_waiting ON public.invitations USING btree (tenant_id, kind, lower(for_initial_user_email)) WHERE ((state = 'pending'::text) AND (kind <> 'owner'::text));
alter table invitations enable row level security;
alter table invitations force row level security;
create policy external on invitations for all to waybill_external using (false) with check (false);
create policy system on invitations for all to waybill_system using (true) with check (true);
create policy tenant on invitations for all to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (kind <> 'owner'::text))) with check (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (kind <> 'owner'::text)));
grant insert, select, update on invitations to waybill_app;
grant delete, insert, select, update on invitations to waybill_system;

create table invoice_counters (
  tenant_id bigint not null,
  next_number bigint not null,
  constraint invoice_counters_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint invoice_counters_pkey PRIMARY KEY (tenant_id)
);
alter table invoice_counters enable row level security;
alter table invoice_counters force row level security;
create policy external on invoice_counters for all to waybill_external using (false) with check (false);
create policy system on invoice_counters for all to waybill_system using (true) with check (true);
create policy tenant on invoice_counters for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on invoice_counters to waybill_app;
grant delete, insert, select, update on invoice_counters to waybill_system;

create table invoice_disputes (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  customer_tenant_id bigint not null,
  invoice_id bigint not null,
  invoice_line_id bigint not null,
  state text not null default 'open'::text,
  comment text not null,
  disputed_by_user_id bigint not null,
  disputed_by_name text not null,
  disputed_at bigint not null default unix_now(),
  answer text,
  answered_by_name text,
  answered_at bigint,
  constraint invoice_disputes_answer_check CHECK ((char_length(answer) <= 500)),
  constraint invoice_disputes_comment_check CHECK (((char_length(comment) >= 1) AND (char_length(comment) <= 500))),
  constraint invoice_disputes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'answered'::text, 'withdrawn'::text]))),
  constraint invoice_disputes_customer_tenant_id_fkey FOREIGN KEY (customer_tenant_id) REFERENCES tenants(id),
  constraint invoice_disputes_disputed_by_user_id_fkey FOREIGN KEY (disputed_by_user_id) REFERENCES users(id),
  constraint invoice_disputes_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint invoice_disputes_invoice_line_id_fkey FOREIGN KEY (invoice_line_id) REFERENCES invoice_lines(id),
  constraint invoice_disputes_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint invoice_disputes_pkey PRIMARY KEY (id),
  constraint invoice_disputes_invoice_line_id_key UNIQUE (invoice_line_id)
);
CREATE INDEX invoice_disputes_by ON public.invoice_disputes USING btree (disputed_by_user_id);
CREATE INDEX invoice_disputes_customer ON public.invoice_disputes USING btree (customer_tenant_id);
CREATE INDEX invoice_disputes_newest ON public.invoice_disputes USING btree (tenant_id, disputed_at DESC, id DESC);
CREATE INDEX invoice_disputes_of_invoice ON public.invoice_disputes USING btree (invoice_id);
CREATE INDEX invoice_disputes_open ON public.invoice_disputes USING btree (invoice_id) WHERE (state = 'open'::text);
alter table invoice_disputes enable row level security;
alter table invoice_disputes force row level security;
create policy external on invoice_disputes for all to waybill_external using (false) with check (false);
create policy system on invoice_disputes for all to waybill_system using (true) with check (true);
create policy tenant on invoice_disputes for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on invoice_disputes to waybill_app;
grant delete, insert, select, update on invoice_disputes to waybill_system;

create table invoice_lines (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  invoice_id bigint not null,
  billing_export_id bigint not null,
  delivery_order_id bigint not null,
  kind text not null,
  "position" integer not null,
  service_id bigint not null,
  service_name text not null,
  description text not null,
  service_date text not null,
  pre_tax_cents bigint not null,
  tax_cents bigint not null,
  taxes jsonb not null,
  billed_before jsonb,
  is_live boolean not null default true,
  paid_before_at bigint,
  constraint invoice_lines_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'correction'::text, 'credit'::text]))),
  constraint invoice_lines_service_date_check CHECK ((service_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint invoice_lines_billing_export_id_fkey FOREIGN KEY (billing_export_id) REFERENCES billing_exports(id),
  constraint invoice_lines_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id),
  constraint invoice_lines_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint invoice_lines_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint invoice_lines_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint invoice_lines_pkey PRIMARY KEY (id),
  constraint invoice_lines_billing_export_id_delivery_order_id_kind_key UNIQUE (billing_export_id, delivery_order_id, kind)
);
CREATE INDEX invoice_lines_of_invoice ON public.invoice_lines USING btree (invoice_id, "position");
CREATE INDEX invoice_lines_of_order ON public.invoice_lines USING btree (delivery_order_id, id);
CREATE INDEX invoice_lines_service ON public.invoice_lines USING btree (service_id);
CREATE INDEX invoice_lines_tenant ON public.invoice_lines USING btree (tenant_id);
alter table invoice_lines enable row level security;
alter table invoice_lines force row level security;
create policy external on invoice_lines for all to waybill_external using (false) with check (false);
create policy system on invoice_lines for all to waybill_system using (true) with check (true);
create policy tenant on invoice_lines for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on invoice_lines to waybill_app;
grant delete, insert, select, update on invoice_lines to waybill_system;

create table invoices (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  billing_export_id bigint not null,
  kind text not null,
  number text not null,
  customer_tenant_id bigint not null,
  bill_to_name text not null,
  bill_to_address text,
  contact text not null,
  email text,
  key text not null,
  label text not null,
  invoice_date text not null,
  due_date text,
  payment_terms text not null,
  pre_tax_cents bigint not null,
  tax_cents bigint not null,
  total_cents bigint not null,
  orders integer not null,
  voided_at bigint,
  created_at bigint not null default unix_now(),
  settled_cents bigint not null default 0,
  sent_at bigint,
  reminded_at bigint,
  outstanding_cents bigint not null generated always as (
CASE
    WHEN (voided_at IS NOT NULL) THEN (0)::bigint
    WHEN (kind = 'invoice'::text) THEN (total_cents - settled_cents)
    ELSE (settled_cents - total_cents)
END) stored,
  state text not null generated always as (
CASE
    WHEN (voided_at IS NOT NULL) THEN 'void'::text
    WHEN (settled_cents >= total_cents) THEN 'paid'::text
    WHEN (settled_cents > 0) THEN 'partPaid'::text
    ELSE 'open'::text
END) stored,
  ages_from text not null generated always as (COALESCE(due_date, invoice_date)) stored,
  charged_name text,
  constraint invoices_check CHECK (((settled_cents >= 0) AND (settled_cents <= total_cents))),
  constraint invoices_check1 CHECK (((voided_at IS NULL) OR (settled_cents = 0))),
  constraint invoices_due_date_check CHECK ((due_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint invoices_invoice_date_check CHECK ((invoice_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint invoices_kind_check CHECK ((kind = ANY (ARRAY['invoice'::text, 'creditNote'::text]))),
  constraint invoices_number_check CHECK ((char_length(number) <= 21)),
  constraint invoices_payment_terms_check CHECK ((payment_terms = ANY (ARRAY['dueOnReceipt'::text, 'net10'::text, 'net20'::text, 'net30'::text, 'net60'::text, 'net90'::text]))),
  constraint invoices_state_check CHECK ((state = ANY (ARRAY['open'::text, 'partPaid'::text, 'paid'::text, 'void'::text]))),
  constraint invoices_billing_export_id_fkey FOREIGN KEY (billing_export_id) REFERENCES billing_exports(id),
  constraint invoices_customer_tenant_id_fkey FOREIGN KEY (customer_tenant_id) REFERENCES tenants(id),
  constraint invoices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint invoices_pkey PRIMARY KEY (id),
  constraint invoices_tenant_id_number_key UNIQUE (tenant_id, number)
);
CREATE INDEX invoices_by_day ON public.invoices USING btree (tenant_id, invoice_date, id);
CREATE INDEX invoices_by_due_date ON public.invoices USING btree (tenant_id, ages_from, id);
CREATE INDEX invoices_customer ON public.invoices USING btree (customer_tenant_id);
CREATE INDEX invoices_newest ON public.invoices USING btree (tenant_id, id DESC);
CREATE INDEX invoices_of_customer ON public.invoices USING btree (tenant_id, customer_tenant_id, id DESC);
CREATE INDEX invoices_of_export ON public.invoices USING btree (billing_export_id, id);
CREATE INDEX invoices_outstanding ON public.invoices USING btree (tenant_id, customer_tenant_id, ages_from, id) WHERE (outstanding_cents <> 0);
CREATE INDEX invoices_received_by_day ON public.invoices USING btree (customer_tenant_id, invoice_date, id);
CREATE INDEX invoices_received_by_due_date ON public.invoices USING btree (customer_tenant_id, ages_from, id);
CREATE INDEX invoices_voided ON public.invoices USING btree (tenant_id, voided_at) WHERE (voided_at IS NOT NULL);
alter table invoices enable row level security;
alter table invoices force row level security;
create policy external on invoices for all to waybill_external using (false) with check (false);
create policy system on invoices for all to waybill_system using (true) with check (true);
create policy tenant on invoices for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER invoices_note_webhook_paid AFTER UPDATE ON public.invoices FOR EACH ROW WHEN (((new.kind = 'invoice'::text) AND (new.state = 'paid'::text) AND (old.state <> 'paid'::text))) EXECUTE FUNCTION note_webhook_of_invoice('invoice.paid');
CREATE TRIGGER invoices_note_webhook_sent AFTER UPDATE OF sent_at ON public.invoices FOR EACH ROW WHEN ((new.sent_at IS NOT NULL)) EXECUTE FUNCTION note_webhook_of_invoice('invoice.sent');
CREATE TRIGGER invoices_refuse_merged AFTER INSERT ON public.invoices FOR EACH ROW EXECUTE FUNCTION refuse_paper_of_merged();
grant insert, select, update on invoices to waybill_app;
grant delete, insert, select, update on invoices to waybill_system;

create table jobs (
  id uuid not null default gen_random_uuid(),
  number bigint not null generated always as identity,
  tenant_id bigint,
  name text not null,
  key text not null,
  payload jsonb not null,
  state text not null default 'waiting'::text,
  attempts integer not null default 0,
  done integer,
  total integer,
  error text,
  created_at bigint not null default unix_now(),
  start_at bigint not null default unix_now(),
  started_at bigint,
  ended_at bigint,
  waits_again boolean not null default false,
  constraint jobs_check CHECK (((state = ANY (ARRAY['done'::text, 'failed'::text])) = (ended_at IS NOT NULL))),
  constraint jobs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text]))),
  constraint jobs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint jobs_pkey PRIMARY KEY (id),
  constraint jobs_number_key UNIQUE (number)
);
CREATE INDEX jobs_done ON public.jobs USING btree (ended_at) WHERE (state = 'done'::text);
CREATE INDEX jobs_done_of_kind ON public.jobs USING btree (name, ended_at) WHERE (state = 'done'::text);
CREATE INDEX jobs_failed ON public.jobs USING btree (ended_at DESC, number DESC) WHERE (state = 'failed'::text);
CREATE INDEX jobs_failed_by_kind ON public.jobs USING btree (name, number) WHERE (state = 'failed'::text);
CREATE INDEX jobs_failed_of_kind ON public.jobs USING btree (name, ended_at, number) WHERE (state = 'failed'::text);
CREATE INDEX jobs_failed_of_tenant ON public.jobs USING btree (tenant_id, ended_at, number) WHERE (state = 'failed'::text);
CREATE INDEX jobs_open ON public.jobs USING btree (name, tenant_id, key) WHERE (state = ANY (ARRAY['waiting'::text, 'running'::text]));
CREATE INDEX jobs_running ON public.jobs USING btree (started_at, number) WHERE ((state = 'running'::text) AND (NOT waits_again));
CREATE INDEX jobs_running_of_kind ON public.jobs USING btree (name) WHERE ((state = 'running'::text) AND (NOT waits_again));
CREATE UNIQUE INDEX jobs_waiting ON public.jobs USING btree (name, COALESCE(tenant_id, (0)::bigint), key) WHERE (state = 'waiting'::text);
CREATE INDEX jobs_waiting_again ON public.jobs USING btree (started_at, number) WHERE ((state = 'running'::text) AND waits_again);
CREATE INDEX jobs_waiting_again_since ON public.jobs USING btree (name, start_at) WHERE ((state = 'running'::text) AND waits_again);
CREATE INDEX jobs_waiting_since ON public.jobs USING btree (name, start_at) WHERE (state = 'waiting'::text);
alter table jobs enable row level security;
alter table jobs force row level security;
create policy external on jobs for all to waybill_external using (false) with check (false);
create policy system on jobs for all to waybill_system using (true) with check (true);
create policy tenant on jobs for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, select, update on jobs to waybill_app;
grant delete, insert, select, update on jobs to waybill_system;

create table last_backup (
  is_only boolean not null default true,
  taken_at bigint not null,
  bytes bigint not null,
  constraint last_backup_is_only_check CHECK (is_only),
  constraint last_backup_pkey PRIMARY KEY (is_only)
);
alter table last_backup enable row level security;
alter table last_backup force row level security;
create policy external on last_backup for all to waybill_external using (false) with check (false);
create policy system on last_backup for all to waybill_system using (true) with check (true);
create policy tenant on last_backup for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on last_backup to waybill_system;

create table library_images (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  uid uuid not null,
  file_id bigint not null,
  more jsonb not null default '{}'::jsonb,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  constraint library_images_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id),
  constraint library_images_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint library_images_pkey PRIMARY KEY (id),
  constraint library_images_uid_key UNIQUE (uid)
);
CREATE INDEX library_images_by_file ON public.library_images USING btree (file_id);
CREATE INDEX library_images_by_name ON public.library_images USING btree (tenant_id, lower(name), id);
CREATE INDEX library_images_by_updated_at ON public.library_images USING btree (tenant_id, updated_at DESC, id DESC);
alter table library_images enable row level security;
alter table library_images force row level security;
create policy external_deletes on library_images for delete to waybill_external using (false);
create policy external_inserts on library_images for insert to waybill_external with check (false);
create policy external_reads on library_images for select to waybill_external using (true);
create policy external_updates on library_images for update to waybill_external using (false) with check (true);
create policy system on library_images for all to waybill_system using (true) with check (true);
create policy tenant on library_images for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on library_images to waybill_app;
grant delete, insert, select, update on library_images to waybill_system;

create table locations (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  external_reference text,
  import_key text,
  name text not null,
  friendly_name text not null default ''::text,
  unit_number text not null default ''::text,
  street_address text not null default ''::text,
  formatted_address text not null,
  city text not null default ''::text,
  province text not null default ''::text,
  postal_code text not null default ''::text,
  country text not null default 'CA'::text,
  latitude double precision not null,
  longitude double precision not null,
  contact_name text not null default ''::text,
  phone text,
  kind text not null default 'commercial'::text,
  operating_hours jsonb,
  pickup_notes text not null default ''::text,
  dropoff_notes text not null default ''::text,
  time_zone text not null,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  import_place text,
  search_text text not null generated always as (bare_letters(((((((((((((((((name || ' '::text) || friendly_name) || ' '::text) || COALESCE(external_reference, ''::text)) || ' '::text) || unit_number) || ' '::text) || formatted_address) || ' '::text) || city) || ' '::text) || postal_code) || ' '::text) || contact_name) || ' '::text) || ltrim(replace(COALESCE(phone, ''::text), ';ext='::text, ''::text), '+1'::text)))) stored,
  approximate_pin boolean not null default false,
  email text,
  constraint locations_kind_check CHECK ((kind = ANY (ARRAY['residential'::text, 'commercial'::text, 'general'::text]))),
  constraint locations_latitude_check CHECK (((latitude >= ('-90'::integer)::double precision) AND (latitude <= (90)::double precision))),
  constraint locations_longitude_check CHECK (((longitude >= ('-180'::integer)::double precision) AND (longitude <= (180)::double precision))),
  constraint locations_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint locations_pkey PRIMARY KEY (id)
);
CREATE INDEX locations_by_approximate_pin ON public.locations USING btree (tenant_id, approximate_pin, lower(name), id);
CREATE INDEX locations_by_city ON public.locations USING btree (tenant_id, lower(city), id);
CREATE INDEX locations_by_id ON public.locations USING btree (tenant_id, id);
CREATE INDEX locations_by_kind ON public.locations USING btree (tenant_id, kind, lower(name), id);
CREATE INDEX locations_by_name ON public.locations USING btree (tenant_id, lower(name), id);
CREATE INDEX locations_by_phone ON public.locations USING btree (phone_digits(phone), tenant_id) WHERE (phone IS NOT NULL);
CREATE INDEX locations_by_province ON public.locations USING btree (tenant_id, province, lower(name), id);
CREATE INDEX locations_by_reference ON public.locations USING btree (tenant_id, ltrim(external_reference, '0'::text)) WHERE (external_reference IS NOT NULL);
CREATE INDEX locations_by_updated_at ON public.locations USING btree (tenant_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX locations_import_key ON public.locations USING btree (tenant_id, import_key) WHERE (import_key IS NOT NULL);
CREATE INDEX locations_search ON public.locations USING gin (tenant_id, search_text gin_trgm_ops);
alter table locations enable row level security;
create policy external_deletes on locations for delete to waybill_external using (false);
create policy external_inserts on locations for insert to waybill_external with check (false);
create policy external_reads on locations for select to waybill_external using ((tenant_id = ( SELECT external_through_id() AS external_through_id)));
create policy external_updates on locations for update to waybill_external using (false) with check (true);
create policy system on locations for all to waybill_system using (true) with check (true);
create policy tenant_deletes on locations for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on locations for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on locations for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (tenant_id IN ( SELECT customer_tenant_ids() AS customer_tenant_ids)) OR (tenant_id IN ( SELECT courier_tenant_ids() AS courier_tenant_ids)) OR (tenant_id IN ( SELECT supplied_tenant_ids() AS supplied_tenant_ids))));
create policy tenant_updates on locations for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER locations_recur AFTER UPDATE OF archived_at, formatted_address, operating_hours ON public.locations FOR EACH ROW WHEN (((old.archived_at IS DISTINCT FROM new.archived_at) OR (old.formatted_address IS DISTINCT FROM new.formatted_address) OR (old.operating_hours IS DISTINCT FROM new.operating_hours))) EXECUTE FUNCTION look_at_recurring_orders();
grant delete, insert, select, update on locations to waybill_app;
grant delete, insert, select, update on locations to waybill_system;

create table mail_state (
  is_only boolean not null default true,
  last_sent_at bigint,
  failing_since bigint,
  last_failure text,
  alerted_at bigint,
  constraint mail_state_check CHECK (((failing_since IS NULL) = (last_failure IS NULL))),
  constraint mail_state_is_only_check CHECK (is_only),
  constraint mail_state_pkey PRIMARY KEY (is_only)
);
alter table mail_state enable row level security;
alter table mail_state force row level security;
create policy external on mail_state for all to waybill_external using (false) with check (false);
create policy system on mail_state for all to waybill_system using (true) with check (true);
create policy tenant on mail_state for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on mail_state to waybill_system;

create table managed_customer_onboardings (
  id bigint not null default nextval('ownership_requests_id_seq'::regclass),
  tenant_id bigint not null,
  customer_tenant_id bigint not null,
  offered_to text not null,
  to_email text,
  to_first_name text,
  to_last_name text,
  to_tenant_id bigint,
  state text not null default 'pending'::text,
  courier_name text not null,
  customer_name text not null,
  to_tenant_name text,
  offered_by_user_id bigint,
  offered_by_name text,
  rejection_reason text,
  expires_at bigint not null,
  ended_at bigint,
  more jsonb not null default '{}'::jsonb,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  constraint managed_customer_onboardings_check CHECK ((customer_tenant_id <> tenant_id)),
  constraint managed_customer_onboardings_check1 CHECK (((to_tenant_id <> tenant_id) AND (to_tenant_id <> customer_tenant_id))),
  constraint managed_customer_onboardings_check2 CHECK ((((to_email IS NOT NULL) = (offered_to = 'person'::text)) AND ((to_tenant_id IS NOT NULL) = (offered_to = 'organization'::text)))),
  constraint managed_customer_onboardings_offered_to_check CHECK ((offered_to = ANY (ARRAY['person'::text, 'organization'::text]))),
  constraint managed_customer_onboardings_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'revoked'::text, 'expired'::text]))),
  constraint managed_customer_onboardings_customer_tenant_id_fkey FOREIGN KEY (customer_tenant_id) REFERENCES tenants(id),
  constraint managed_customer_onboardings_offered_by_user_id_fkey FOREIGN KEY (offered_by_user_id) REFERENCES users(id),
  constraint managed_customer_onboardings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint managed_customer_onboardings_to_tenant_id_fkey FOREIGN KEY (to_tenant_id) REFERENCES tenants(id),
  constraint managed_customer_onboardings_pkey PRIMARY KEY (id)
);
CREATE INDEX managed_customer_onboardings_of_customer ON public.managed_customer_onboardings USING btree (customer_tenant_id, created_at DESC, id DESC);
CREATE INDEX managed_customer_onboardings_received ON public.managed_customer_onboardings USING btree (to_tenant_id, created_at DESC, id DESC);
CREATE INDEX managed_customer_onboardings_received_by_state ON public.managed_customer_onboardings USING btree (to_tenant_id, state, created_at DESC, id DESC);
CREATE INDEX managed_customer_onboardings_sent ON public.managed_customer_onboardings USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX managed_customer_onboardings_sent_by_state ON public.managed_customer_onboardings USING btree (tenant_id, state, created_at DESC, id DESC);
CREATE INDEX managed_customer_onboardings_to_expire ON public.managed_customer_onboardings USING btree (expires_at) WHERE (state = 'pending'::text);
CREATE UNIQUE INDEX managed_customer_onboardings_waiting ON public.managed_customer_onboardings USING btree (customer_tenant_id) WHERE (state = 'pending'::text);
alter table managed_customer_onboardings enable row level security;
alter table managed_customer_onboardings force row level security;
create policy external on managed_customer_onboardings for all to waybill_external using (false) with check (false);
create policy system on managed_customer_onboardings for all to waybill_system using (true) with check (true);
create policy tenant on managed_customer_onboardings for all to waybill_app using (((( SELECT current_tenant_id() AS current_tenant_id) = tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = to_tenant_id))) with check (((( SELECT current_tenant_id() AS current_tenant_id) = tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = to_tenant_id)));
grant insert, select, update (ended_at, rejection_reason, state, updated_at, version) on managed_customer_onboardings to waybill_app;
grant delete, insert, select, update on managed_customer_onboardings to waybill_system;

create table marketplace_areas (
  tenant_id bigint not null,
  latitude double precision not null,
  longitude double precision not null,
  radius_m double precision not null,
  bounds box not null,
  constraint marketplace_areas_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id)
);
CREATE INDEX marketplace_areas_bounds ON public.marketplace_areas USING gist (bounds);
CREATE INDEX marketplace_areas_tenant ON public.marketplace_areas USING btree (tenant_id);
alter table marketplace_areas enable row level security;
alter table marketplace_areas force row level security;
create policy external on marketplace_areas for all to waybill_external using (false) with check (false);
create policy system on marketplace_areas for all to waybill_system using (true) with check (true);
create policy tenant on marketplace_areas for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant select on marketplace_areas to waybill_app;
grant delete, insert, select, update on marketplace_areas to waybill_system;

create table marketplace_profiles (
  tenant_id bigint not null,
  is_listed boolean not null default true,
  headline text,
  areas jsonb not null default '[]'::jsonb,
  service_ids bigint[] not null default '{}'::bigint[],
  picture text,
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  updated_at bigint not null default unix_now(),
  constraint marketplace_profiles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint marketplace_profiles_pkey PRIMARY KEY (tenant_id)
);
alter table marketplace_profiles enable row level security;
alter table marketplace_profiles force row level security;
create policy external_deletes on marketplace_profiles for delete to waybill_external using (false);
create policy external_inserts on marketplace_profiles for insert to waybill_external with check (false);
create policy external_reads on marketplace_profiles for select to waybill_external using (true);
create policy external_updates on marketplace_profiles for update to waybill_external using (false) with check (true);
create policy system on marketplace_profiles for all to waybill_system using (true) with check (true);
create policy tenant on marketplace_profiles for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER marketplace_profiles_keep_areas AFTER INSERT OR UPDATE OF areas ON public.marketplace_profiles FOR EACH ROW EXECUTE FUNCTION keep_marketplace_areas();
grant insert, select, update on marketplace_profiles to waybill_app;
grant delete, insert, select, update on marketplace_profiles to waybill_system;

create table memberships (
  tenant_id bigint not null,
  user_id bigint not null,
  roles bigint[] not null,
  permission_version bigint not null default nextval('permission_versions'::regclass),
  created_at bigint not null default unix_now(),
  constraint memberships_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint memberships_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint memberships_pkey PRIMARY KEY (tenant_id, user_id)
);
CREATE UNIQUE INDEX memberships_one_owner ON public.memberships USING btree (tenant_id) WHERE (13 = ANY (roles));
CREATE INDEX memberships_user ON public.memberships USING btree (user_id);
alter table memberships enable row level security;
alter table memberships force row level security;
create policy external_deletes on memberships for delete to waybill_external using (false);
create policy external_inserts on memberships for insert to waybill_external with check (false);
create policy external_reads on memberships for select to waybill_external using (((user_id = ( SELECT current_user_id() AS current_user_id)) OR (( SELECT external_assigns() AS external_assigns) AND (2 = ANY (roles)))));
create policy external_updates on memberships for update to waybill_external using (false) with check (true);
create policy system on memberships for all to waybill_system using (true) with check (true);
create policy tenant_deletes on memberships for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on memberships for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on memberships for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (user_id = ( SELECT current_user_id() AS current_user_id))));
create policy tenant_updates on memberships for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER memberships_bump_permission_version BEFORE UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION bump_permission_version();
CREATE TRIGGER memberships_end_grants AFTER INSERT OR DELETE ON public.memberships FOR EACH ROW EXECUTE FUNCTION end_grants_with_membership();
CREATE CONSTRAINT TRIGGER memberships_keep_an_owner AFTER DELETE OR UPDATE ON public.memberships DEFERRABLE INITIALLY DEFERRED FOR EACH ROW WHEN ((13 = ANY (old.roles))) EXECUTE FUNCTION keep_an_owner();
CREATE TRIGGER memberships_keep_managed AFTER INSERT OR DELETE ON public.memberships FOR EACH ROW EXECUTE FUNCTION keep_managed_by_people();
CREATE TRIGGER memberships_keep_people AFTER INSERT OR DELETE ON public.memberships FOR EACH ROW EXECUTE FUNCTION keep_people();
CREATE TRIGGER memberships_tell AFTER INSERT OR DELETE OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION tell_of_rights('user', 'user_id');
CREATE TRIGGER memberships_tell_people AFTER INSERT OR DELETE OR UPDATE ON public.memberships FOR EACH ROW EXECUTE FUNCTION tell_of_people();
grant delete, insert (created_at, roles, tenant_id, user_id), select, update (roles) on memberships to waybill_app;
grant delete, insert, select, update on memberships to waybill_system;

create table messages (
  id bigint not null generated always as identity,
  recipient text not null,
  subject text,
  text_body text not null,
  html_body text,
  purpose text not null,
  created_at bigint not null default unix_now(),
  sent_at bigint,
  failed_at bigint,
  failure text,
  job_id uuid,
  channel text not null default 'email'::text,
  tenant_id bigint,
  user_id bigint,
  delivery_order_id bigint,
  language text not null default 'en'::text,
  of_notices boolean not null default false,
  has_secrets boolean not null default false,
  state text not null default 'waiting'::text,
  of_orders boolean not null default false,
  papers jsonb,
  constraint messages_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text]))),
  constraint messages_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint messages_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'sending'::text, 'sent'::text, 'failed'::text, 'unknown'::text, 'skipped'::text]))),
  constraint messages_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE SET NULL,
  constraint messages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint messages_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint mail_messages_pkey PRIMARY KEY (id),
  constraint messages_job_id_key UNIQUE (job_id)
);
CREATE INDEX messages_age ON public.messages USING btree (created_at);
CREATE INDEX messages_by_channel ON public.messages USING btree (tenant_id, channel, created_at DESC, id DESC);
CREATE INDEX messages_by_channel_and_time ON public.messages USING btree (channel, created_at DESC, id DESC);
CREATE INDEX messages_by_state ON public.messages USING btree (tenant_id, state, created_at DESC, id DESC);
CREATE INDEX messages_by_state_and_time ON public.messages USING btree (state, created_at DESC, id DESC);
CREATE INDEX messages_by_time ON public.messages USING btree (created_at DESC, id DESC);
CREATE INDEX messages_created ON public.messages USING btree (id DESC);
CREATE INDEX messages_late ON public.messages USING btree (tenant_id, created_at) WHERE (state = ANY (ARRAY['waiting'::text, 'sending'::text]));
CREATE INDEX messages_of_order ON public.messages USING btree (delivery_order_id) WHERE (delivery_order_id IS NOT NULL);
CREATE INDEX messages_of_tenant ON public.messages USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX messages_texts_waiting ON public.messages USING btree (created_at) WHERE ((channel = 'sms'::text) AND (state = ANY (ARRAY['waiting'::text, 'sending'::text])));
alter table messages enable row level security;
alter table messages force row level security;
create policy external_deletes on messages for delete to waybill_external using ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = messages.tenant_id) AND (p.delivery_order_id = messages.delivery_order_id)))));
create policy external_inserts on messages for insert to waybill_external with check (true);
create policy external_reads on messages for select to waybill_external using ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = messages.tenant_id) AND (p.delivery_order_id = messages.delivery_order_id)))));
create policy external_updates on messages for update to waybill_external using ((EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = messages.tenant_id) AND (p.delivery_order_id = messages.delivery_order_id))))) with check (true);
create policy system on messages for all to waybill_system using (true) with check (true);
create policy tenant on messages for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update (failure, job_id, state) on messages to waybill_app;
grant delete, insert, select, update on messages to waybill_system;

create table notice_devices (
  id bigint not null generated always as identity,
  family_id bigint not null,
  fcm_token text not null,
  created_at bigint not null default unix_now(),
  constraint notice_devices_family_id_fkey FOREIGN KEY (family_id) REFERENCES sign_in_families(id) ON DELETE CASCADE,
  constraint notice_devices_pkey PRIMARY KEY (id),
  constraint notice_devices_family_id_key UNIQUE (family_id),
  constraint notice_devices_fcm_token_key UNIQUE (fcm_token)
);
grant delete, insert, select, update on notice_devices to waybill_system;

create table notice_events (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  type text,
  order_update_id bigint,
  delivery_order_id bigint,
  facts jsonb not null default '{}'::jsonb,
  payload jsonb not null default '{}'::jsonb,
  actor_user_id bigint,
  actor_tenant_id bigint,
  for_user_id bigint,
  audience_tenant_ids bigint[] not null,
  people bigint[] not null default '{}'::bigint[],
  created_at bigint not null default unix_now(),
  constraint notice_events_check CHECK (((type IS NULL) = (order_update_id IS NOT NULL))),
  constraint notice_events_actor_tenant_id_fkey FOREIGN KEY (actor_tenant_id) REFERENCES tenants(id),
  constraint notice_events_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES users(id),
  constraint notice_events_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint notice_events_for_user_id_fkey FOREIGN KEY (for_user_id) REFERENCES users(id),
  constraint notice_events_order_update_id_fkey FOREIGN KEY (order_update_id) REFERENCES delivery_order_updates(id) ON DELETE CASCADE,
  constraint notice_events_pkey PRIMARY KEY (id)
);
CREATE INDEX notice_events_order ON public.notice_events USING btree (delivery_order_id);
CREATE INDEX notice_events_update ON public.notice_events USING btree (order_update_id);
alter table notice_events enable row level security;
alter table notice_events force row level security;
create policy external on notice_events for all to waybill_external using (false) with check (false);
create policy system on notice_events for all to waybill_system using (true) with check (true);
create policy tenant on notice_events for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on notice_events to waybill_system;

create table notice_sends (
  notice_id bigint not null,
  channel text not null,
  user_id bigint not null,
  tenant_id bigint not null,
  due_at bigint not null,
  once_of text,
  message_id bigint,
  constraint notice_sends_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text]))),
  constraint notice_sends_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE CASCADE,
  constraint notice_sends_notice_id_fkey FOREIGN KEY (notice_id) REFERENCES notices(id) ON DELETE CASCADE,
  constraint notice_sends_pkey PRIMARY KEY (notice_id, channel),
  constraint notice_sends_once_of_key UNIQUE (once_of)
);
CREATE INDEX notice_sends_due ON public.notice_sends USING btree (user_id, tenant_id, channel, due_at) WHERE (message_id IS NULL);
CREATE INDEX notice_sends_of_message ON public.notice_sends USING btree (message_id);
CREATE INDEX notice_sends_overdue ON public.notice_sends USING btree (due_at) WHERE (message_id IS NULL);
alter table notice_sends enable row level security;
alter table notice_sends force row level security;
create policy external on notice_sends for all to waybill_external using (false) with check (false);
create policy system on notice_sends for all to waybill_system using (true) with check (true);
create policy tenant on notice_sends for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on notice_sends to waybill_system;

create table notices (
  id bigint not null generated always as identity,
  user_id bigint not null,
  tenant_id bigint not null,
  xid xid8 not null,
  type text not null,
  order_ids bigint[] not null default '{}'::bigint[],
  facts jsonb not null default '{}'::jsonb,
  payload jsonb not null default '{}'::jsonb,
  in_app boolean not null,
  is_personal boolean not null default false,
  read_at bigint,
  created_at bigint not null default unix_now(),
  constraint notices_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint notices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint notices_pkey PRIMARY KEY (id),
  constraint notices_user_id_tenant_id_xid_type_key UNIQUE (user_id, tenant_id, xid, type)
);
CREATE INDEX notices_act ON public.notices USING btree (xid);
CREATE INDEX notices_newest ON public.notices USING btree (user_id, tenant_id, created_at DESC, id DESC) WHERE in_app;
CREATE INDEX notices_old ON public.notices USING btree (created_at);
CREATE INDEX notices_unread ON public.notices USING btree (user_id, tenant_id) WHERE (in_app AND (read_at IS NULL));
alter table notices enable row level security;
alter table notices force row level security;
create policy external_deletes on notices for delete to waybill_external using (true);
create policy external_inserts on notices for insert to waybill_external with check (true);
create policy external_reads on notices for select to waybill_external using (true);
create policy external_updates on notices for update to waybill_external using (true) with check (true);
create policy system on notices for all to waybill_system using (true) with check (true);
create policy tenant on notices for all to waybill_app using (((user_id = ( SELECT current_user_id() AS current_user_id)) AND (tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)))) with check (((user_id = ( SELECT current_user_id() AS current_user_id)) AND (tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))));
CREATE TRIGGER notices_tell AFTER INSERT ON public.notices REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_of_notices();
CREATE TRIGGER notices_tell_again AFTER UPDATE ON public.notices REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION tell_of_notices();
grant select, update (read_at) on notices to waybill_app;
grant delete, insert, select, update on notices to waybill_system;

create table notification_choices (
  user_id bigint not null,
  choices jsonb not null default '{}'::jsonb,
  digest text not null default 'atOnce'::text,
  quiet_from integer,
  quiet_to integer,
  language text not null default 'en'::text,
  updated_at bigint not null default unix_now(),
  constraint notification_choices_check CHECK (((quiet_from IS NULL) = (quiet_to IS NULL))),
  constraint notification_choices_digest_check CHECK ((digest = ANY (ARRAY['atOnce'::text, 'hourly'::text, 'daily'::text]))),
  constraint notification_choices_language_check CHECK ((language = ANY (ARRAY['en'::text, 'fr'::text]))),
  constraint notification_choices_quiet_from_check CHECK (((quiet_from >= 0) AND (quiet_from <= 86399))),
  constraint notification_choices_quiet_to_check CHECK (((quiet_to >= 0) AND (quiet_to <= 86399))),
  constraint notification_choices_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint notification_choices_pkey PRIMARY KEY (user_id)
);
alter table notification_choices enable row level security;
alter table notification_choices force row level security;
create policy external_deletes on notification_choices for delete to waybill_external using (true);
create policy external_inserts on notification_choices for insert to waybill_external with check (true);
create policy external_reads on notification_choices for select to waybill_external using (true);
create policy external_updates on notification_choices for update to waybill_external using (true) with check (true);
create policy system on notification_choices for all to waybill_system using (true) with check (true);
create policy tenant on notification_choices for all to waybill_app using ((user_id = ( SELECT current_user_id() AS current_user_id))) with check ((user_id = ( SELECT current_user_id() AS current_user_id)));
grant insert, select, update on notification_choices to waybill_app;
grant delete, insert, select, update on notification_choices to waybill_system;

create table notification_settings (
  tenant_id bigint not null,
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  updated_at bigint not null default unix_now(),
  constraint notification_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint notification_settings_pkey PRIMARY KEY (tenant_id)
);
alter table notification_settings enable row level security;
alter table notification_settings force row level security;
create policy external_deletes on notification_settings for delete to waybill_external using (false);
create policy external_inserts on notification_settings for insert to waybill_external with check (false);
create policy external_reads on notification_settings for select to waybill_external using (true);
create policy external_updates on notification_settings for update to waybill_external using (false) with check (true);
create policy system on notification_settings for all to waybill_system using (true) with check (true);
create policy tenant on notification_settings for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on notification_settings to waybill_app;
grant delete, insert, select, update on notification_settings to waybill_system;

create table order_brokerages (
  buy_order_id bigint not null,
  sell_order_id bigint not null,
  tenant_id bigint not null,
  receiver_tenant_id bigint not null,
  created_at bigint not null default unix_now(),
  ended_at bigint,
  agreed_pre_tax_cents bigint,
  edits jsonb not null default '[]'::jsonb,
  asked jsonb not null default '{"pickup": [], "dropoff": []}'::jsonb,
  version integer not null default 1,
  constraint order_brokerages_buy_order_id_fkey FOREIGN KEY (buy_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint order_brokerages_receiver_tenant_id_fkey FOREIGN KEY (receiver_tenant_id) REFERENCES tenants(id),
  constraint order_brokerages_sell_order_id_fkey FOREIGN KEY (sell_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint order_brokerages_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint order_brokerages_pkey PRIMARY KEY (buy_order_id)
);
CREATE INDEX order_brokerages_of_broker ON public.order_brokerages USING btree (tenant_id, sell_order_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX order_brokerages_sell_order ON public.order_brokerages USING btree (sell_order_id) WHERE (ended_at IS NULL);
alter table order_brokerages enable row level security;
alter table order_brokerages force row level security;
create policy external_deletes on order_brokerages for delete to waybill_external using (((EXISTS ( SELECT
   FROM delivery_orders o
  WHERE (o.id = order_brokerages.buy_order_id))) AND ((receiver_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (EXISTS ( SELECT
   FROM delivery_orders o
  WHERE (o.id = order_brokerages.sell_order_id))))));
create policy external_inserts on order_brokerages for insert to waybill_external with check (true);
create policy external_reads on order_brokerages for select to waybill_external using (((EXISTS ( SELECT
   FROM delivery_orders o
  WHERE (o.id = order_brokerages.buy_order_id))) AND ((receiver_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (EXISTS ( SELECT
   FROM delivery_orders o
  WHERE (o.id = order_brokerages.sell_order_id))))));
create policy external_updates on order_brokerages for update to waybill_external using (((EXISTS ( SELECT
   FROM delivery_orders o
  WHERE (o.id = order_brokerages.buy_order_id))) AND ((receiver_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (EXISTS ( SELECT
   FROM delivery_orders o
  WHERE (o.id = order_brokerages.sell_order_id)))))) with check (true);
create policy system on order_brokerages for all to waybill_system using (true) with check (true);
create policy tenant_deletes on order_brokerages for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on order_brokerages for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on order_brokerages for select to waybill_app using (((( SELECT current_tenant_id() AS current_tenant_id) = tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = receiver_tenant_id)));
create policy tenant_updates on order_brokerages for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on order_brokerages to waybill_app;
grant delete, insert, select, update on order_brokerages to waybill_system;

create table order_figures (
  tenant_id bigint not null,
  side text not null,
  delivery_order_id bigint not null,
  party_tenant_id bigint not null,
  service_id bigint not null,
  driver_user_id bigint,
  lane text not null,
  placed_on date not null,
  delivered_on date,
  cancelled_on date,
  earned_on date,
  is_on_time boolean,
  wait_minutes integer,
  way_minutes integer,
  revenue_cents bigint,
  pay_cents bigint,
  bought_cents bigint,
  margin_cents bigint,
  is_unpriced boolean not null,
  lacks_pay boolean not null,
  constraint order_figures_side_check CHECK ((side = ANY (ARRAY['carried'::text, 'ordered'::text, 'supplied'::text]))),
  constraint order_figures_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint order_figures_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint order_figures_pkey PRIMARY KEY (delivery_order_id, tenant_id, side)
);
CREATE INDEX order_figures_cancelled ON public.order_figures USING btree (tenant_id, side, cancelled_on, delivery_order_id) WHERE (cancelled_on IS NOT NULL);
CREATE INDEX order_figures_delivered ON public.order_figures USING btree (tenant_id, side, delivered_on, delivery_order_id) WHERE (delivered_on IS NOT NULL);
CREATE INDEX order_figures_driver ON public.order_figures USING btree (tenant_id, side, driver_user_id) WHERE (driver_user_id IS NOT NULL);
CREATE INDEX order_figures_earned ON public.order_figures USING btree (tenant_id, side, earned_on, delivery_order_id) INCLUDE (revenue_cents, pay_cents, bought_cents, margin_cents) WHERE (earned_on IS NOT NULL);
CREATE INDEX order_figures_lane ON public.order_figures USING btree (tenant_id, side, lane);
CREATE INDEX order_figures_party ON public.order_figures USING btree (tenant_id, side, party_tenant_id);
CREATE INDEX order_figures_placed ON public.order_figures USING btree (tenant_id, side, placed_on, delivery_order_id);
alter table order_figures enable row level security;
alter table order_figures force row level security;
create policy external on order_figures for all to waybill_external using (false) with check (false);
create policy system on order_figures for all to waybill_system using (true) with check (true);
create policy tenant on order_figures for all to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (NOT ( SELECT is_external() AS is_external)))) with check (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (NOT ( SELECT is_external() AS is_external))));
grant select on order_figures to waybill_app;
grant delete, insert, select, update on order_figures to waybill_system;

create table order_import_rows (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  order_import_id bigint not null,
  customer_tenant_id bigint not null,
  line integer not null,
  row_values jsonb not null,
  outcome text not null default 'waiting'::text,
  reference text,
  reference_key text,
  said jsonb,
  dropoff text,
  delivery_order_id bigint,
  price_cents bigint,
  faults jsonb not null default '[]'::jsonb,
  constraint order_import_rows_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'placed'::text, 'duplicate'::text, 'refused'::text]))),
  constraint order_import_rows_customer_tenant_id_fkey FOREIGN KEY (customer_tenant_id) REFERENCES tenants(id),
  constraint order_import_rows_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id),
  constraint order_import_rows_order_import_id_fkey FOREIGN KEY (order_import_id) REFERENCES order_imports(id),
  constraint order_import_rows_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint order_import_rows_pkey PRIMARY KEY (id),
  constraint order_import_rows_order_import_id_line_key UNIQUE (order_import_id, line)
);
CREATE INDEX order_import_rows_by_line ON public.order_import_rows USING btree (order_import_id, line, id);
CREATE INDEX order_import_rows_by_outcome ON public.order_import_rows USING btree (order_import_id, outcome, line, id);
CREATE INDEX order_import_rows_customer ON public.order_import_rows USING btree (customer_tenant_id);
CREATE INDEX order_import_rows_order ON public.order_import_rows USING btree (delivery_order_id);
CREATE INDEX order_import_rows_placed ON public.order_import_rows USING btree (customer_tenant_id, reference_key) WHERE ((outcome = 'placed'::text) AND (reference_key IS NOT NULL));
CREATE UNIQUE INDEX order_import_rows_reference ON public.order_import_rows USING btree (tenant_id, customer_tenant_id, reference_key) WHERE ((outcome = 'placed'::text) AND (reference_key IS NOT NULL));
alter table order_import_rows enable row level security;
alter table order_import_rows force row level security;
create policy external on order_import_rows for all to waybill_external using (false) with check (false);
create policy system on order_import_rows for all to waybill_system using (true) with check (true);
create policy tenant on order_import_rows for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on order_import_rows to waybill_app;
grant delete, insert, select, update on order_import_rows to waybill_system;

create table order_imports (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  customer_tenant_id bigint not null,
  customer_name text not null,
  state text not null default 'waiting'::text,
  file_name text not null,
  asked jsonb not null,
  done integer not null default 0,
  total integer not null,
  placed integer not null default 0,
  duplicates integer not null default 0,
  refused integer not null default 0,
  total_cents bigint not null default 0,
  failure text,
  made_by_user_id bigint not null,
  made_by_name text not null,
  created_at bigint not null default unix_now(),
  ended_at bigint,
  constraint order_imports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  constraint order_imports_customer_tenant_id_fkey FOREIGN KEY (customer_tenant_id) REFERENCES tenants(id),
  constraint order_imports_made_by_user_id_fkey FOREIGN KEY (made_by_user_id) REFERENCES users(id),
  constraint order_imports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint order_imports_pkey PRIMARY KEY (id)
);
CREATE INDEX order_imports_customer ON public.order_imports USING btree (customer_tenant_id);
CREATE INDEX order_imports_made_by ON public.order_imports USING btree (made_by_user_id);
CREATE INDEX order_imports_newest ON public.order_imports USING btree (tenant_id, id DESC);
alter table order_imports enable row level security;
alter table order_imports force row level security;
create policy external on order_imports for all to waybill_external using (false) with check (false);
create policy system on order_imports for all to waybill_system using (true) with check (true);
create policy tenant on order_imports for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on order_imports to waybill_app;
grant delete, insert, select, update on order_imports to waybill_system;

create table order_revenues (
  delivery_order_id bigint not null,
  tenant_id bigint not null,
  customer_tenant_id bigint not null,
  driver_user_id bigint,
  service_id bigint not null,
  billable_on date not null,
  is_cancelled boolean not null,
  bill_status text not null,
  parcels integer not null,
  weight_kg double precision,
  distance_m double precision not null,
  pre_tax_cents bigint,
  tax_cents bigint,
  total_cents bigint,
  taxes jsonb,
  tax_key text,
  fuel_cents bigint not null default 0,
  wait_cents bigint not null default 0,
  adjustment_cents bigint not null default 0,
  discount_cents bigint not null default 0,
  unbilled_wait_cents bigint not null default 0,
  has_open_wait boolean not null default false,
  fallback_cents bigint,
  is_taxed_elsewhere boolean not null default false,
  stamped_m double precision,
  billed_pre_tax_cents bigint,
  billed_total_cents bigint,
  billed_taxes jsonb,
  not_billable_reason text,
  paid_at bigint,
  state text not null generated always as (
CASE
    WHEN (bill_status = 'not_exportable'::text) THEN 'notBillable'::text
    WHEN (bill_status = 'not_exported'::text) THEN 'unbilled'::text
    WHEN (NOT (((pre_tax_cents IS DISTINCT FROM billed_pre_tax_cents) OR (total_cents IS DISTINCT FROM billed_total_cents)) OR (taxes IS DISTINCT FROM billed_taxes))) THEN 'exported'::text
    ELSE 'changed'::text
END) stored,
  pay_basis text generated always as (
CASE
    WHEN (driver_user_id IS NOT NULL) THEN (((((((((driver_user_id)::text || ' '::text) || COALESCE((pre_tax_cents)::text, '-'::text)) || ' '::text) || (fuel_cents)::text) || ' '::text) || (wait_cents)::text) || ' '::text) || (adjustment_cents)::text)
    ELSE NULL::text
END) stored,
  paid_basis text,
  paid_driver_user_id bigint,
  paid_rate double precision,
  paid_rate_from text,
  paid_left_out jsonb,
  driver_paid_at bigint,
  due_at bigint,
  dropped_off_at bigint,
  supplier_tenant_id bigint,
  paid_cents bigint not null default 0,
  constraint order_revenues_bill_status_check CHECK ((bill_status = ANY (ARRAY['exported'::text, 'not_exported'::text, 'not_exportable'::text]))),
  constraint order_revenues_not_billable_reason_check CHECK ((char_length(not_billable_reason) <= 300)),
  constraint order_revenues_paid_rate_from_check CHECK ((paid_rate_from = ANY (ARRAY['order'::text, 'driver'::text, 'service'::text, 'usual'::text]))),
  constraint order_revenues_customer_tenant_id_fkey FOREIGN KEY (customer_tenant_id) REFERENCES tenants(id),
  constraint order_revenues_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint order_revenues_driver_user_id_fkey FOREIGN KEY (driver_user_id) REFERENCES users(id),
  constraint order_revenues_paid_driver_user_id_fkey FOREIGN KEY (paid_driver_user_id) REFERENCES users(id),
  constraint order_revenues_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint order_revenues_supplier_tenant_id_fkey FOREIGN KEY (supplier_tenant_id) REFERENCES tenants(id),
  constraint order_revenues_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint order_revenues_pkey PRIMARY KEY (delivery_order_id)
);
CREATE INDEX order_revenues_by_customer ON public.order_revenues USING btree (tenant_id, customer_tenant_id, billable_on, delivery_order_id);
CREATE INDEX order_revenues_by_day ON public.order_revenues USING btree (tenant_id, billable_on, delivery_order_id);
CREATE INDEX order_revenues_by_driver ON public.order_revenues USING btree (tenant_id, driver_user_id, billable_on, delivery_order_id);
CREATE INDEX order_revenues_by_supplier ON public.order_revenues USING btree (supplier_tenant_id, billable_on, delivery_order_id) WHERE (supplier_tenant_id IS NOT NULL);
CREATE INDEX order_revenues_driver ON public.order_revenues USING btree (driver_user_id);
CREATE INDEX order_revenues_of_customer ON public.order_revenues USING btree (customer_tenant_id, billable_on, delivery_order_id);
CREATE INDEX order_revenues_owed ON public.order_revenues USING btree (tenant_id, customer_tenant_id) WHERE (state = ANY (ARRAY['unbilled'::text, 'changed'::text]));
CREATE INDEX order_revenues_paid_driver ON public.order_revenues USING btree (paid_driver_user_id) WHERE (paid_driver_user_id IS NOT NULL);
CREATE INDEX order_revenues_service ON public.order_revenues USING btree (service_id);
CREATE INDEX order_revenues_to_bill ON public.order_revenues USING btree (tenant_id, state, billable_on, delivery_order_id) WHERE (state = ANY (ARRAY['unbilled'::text, 'changed'::text]));
CREATE INDEX order_revenues_to_pay ON public.order_revenues USING btree (tenant_id, billable_on, delivery_order_id) WHERE (paid_basis IS DISTINCT FROM pay_basis);
alter table order_revenues enable row level security;
alter table order_revenues force row level security;
create policy external on order_revenues for all to waybill_external using (false) with check (false);
create policy system on order_revenues for all to waybill_system using (true) with check (true);
create policy tenant on order_revenues for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER order_revenues_take_facts BEFORE INSERT OR UPDATE OF billable_on ON public.order_revenues FOR EACH ROW EXECUTE FUNCTION take_reported_facts();
grant select, update (billed_pre_tax_cents, billed_taxes, billed_total_cents, driver_paid_at, not_billable_reason, paid_at, paid_basis, paid_cents, paid_driver_user_id, paid_left_out, paid_rate, paid_rate_from) on order_revenues to waybill_app;
grant delete, insert, select, update on order_revenues to waybill_system;

create table order_tellings (
  delivery_order_id bigint not null,
  event text not null,
  email text not null,
  told_as text not null,
  tenant_id bigint not null,
  message_id bigint,
  constraint order_tellings_told_as_check CHECK ((told_as = ANY (ARRAY['customer'::text, 'consignee'::text]))),
  constraint order_tellings_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE CASCADE,
  constraint order_tellings_message_id_fkey FOREIGN KEY (message_id) REFERENCES messages(id) ON DELETE SET NULL,
  constraint order_tellings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint order_tellings_pkey PRIMARY KEY (delivery_order_id, event, email)
);
CREATE INDEX order_tellings_of_message ON public.order_tellings USING btree (message_id);
CREATE INDEX order_tellings_of_tenant ON public.order_tellings USING btree (tenant_id);
alter table order_tellings enable row level security;
alter table order_tellings force row level security;
create policy external on order_tellings for all to waybill_external using (false) with check (false);
create policy system on order_tellings for all to waybill_system using (true) with check (true);
create policy tenant on order_tellings for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on order_tellings to waybill_system;

create table order_templates (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  content jsonb not null,
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint,
  constraint order_templates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint order_templates_pkey PRIMARY KEY (id)
);
CREATE INDEX order_templates_by_name ON public.order_templates USING btree (tenant_id, lower(name), id);
CREATE INDEX order_templates_by_updated_at ON public.order_templates USING btree (tenant_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX order_templates_name ON public.order_templates USING btree (tenant_id, lower(name));
alter table order_templates enable row level security;
alter table order_templates force row level security;
create policy external on order_templates for all to waybill_external using (false) with check (false);
create policy system on order_templates for all to waybill_system using (true) with check (true);
create policy tenant on order_templates for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on order_templates to waybill_app;
grant delete, insert, select, update on order_templates to waybill_system;

create table outbox (
  id bigint not null generated always as identity,
  xid xid8 not null default pg_current_xact_id(),
  tenant_id bigint not null,
  audience_tenant_ids bigint[] not null,
  topic text not null,
  payload jsonb not null,
  created_at bigint not null default unix_now(),
  constraint outbox_pkey PRIMARY KEY (id)
);
CREATE INDEX outbox_age ON public.outbox USING btree (created_at);
CREATE INDEX outbox_position ON public.outbox USING btree (xid, id);
alter table outbox enable row level security;
alter table outbox force row level security;
create policy external_deletes on outbox for delete to waybill_external using (false);
create policy external_inserts on outbox for insert to waybill_external with check (true);
create policy external_reads on outbox for select to waybill_external using (false);
create policy external_updates on outbox for update to waybill_external using (false) with check (true);
create policy system on outbox for all to waybill_system using (true) with check (true);
create policy tenant on outbox for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER outbox_note_figures AFTER INSERT ON public.outbox REFERENCING NEW TABLE AS written FOR EACH STATEMENT EXECUTE FUNCTION note_figure_changes();
grant insert, select on outbox to waybill_app;
grant delete, insert, select, update on outbox to waybill_system;

create table outside_addresses (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  channel text not null,
  address text not null,
  uid uuid not null default gen_random_uuid(),
  stopped_at bigint,
  created_at bigint not null default unix_now(),
  constraint outside_addresses_channel_check CHECK ((channel = ANY (ARRAY['email'::text, 'sms'::text]))),
  constraint outside_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint outside_addresses_pkey PRIMARY KEY (id),
  constraint outside_addresses_tenant_id_channel_address_key UNIQUE (tenant_id, channel, address),
  constraint outside_addresses_uid_key UNIQUE (uid)
);
alter table outside_addresses enable row level security;
alter table outside_addresses force row level security;
create policy external on outside_addresses for all to waybill_external using (false) with check (false);
create policy system on outside_addresses for all to waybill_system using (true) with check (true);
create policy tenant on outside_addresses for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant select on outside_addresses to waybill_app;
grant delete, insert, select, update on outside_addresses to waybill_system;

create table ownership_requests (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  requested_by_user_id bigint not null,
  asked_user_id bigint not null,
  status text not null default 'pending'::text,
  rejection_reason text,
  created_at bigint not null default unix_now(),
  answered_at bigint,
  constraint ownership_requests_status_check CHECK ((status = ANY (ARRAY['pending'::text, 'accepted'::text, 'rejected'::text, 'revoked'::text]))),
  constraint ownership_requests_asked_user_id_fkey FOREIGN KEY (asked_user_id) REFERENCES users(id),
  constraint ownership_requests_requested_by_user_id_fkey FOREIGN KEY (requested_by_user_id) REFERENCES users(id),
  constraint ownership_requests_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint ownership_requests_pkey PRIMARY KEY (id)
);
CREATE INDEX ownership_requests_by_status ON public.ownership_requests USING btree (tenant_id, status, created_at, id);
CREATE INDEX ownership_requests_in_order ON public.ownership_requests USING btree (tenant_id, created_at, id);
CREATE UNIQUE INDEX ownership_requests_one_pending ON public.ownership_requests USING btree (tenant_id) WHERE (status = 'pending'::text);
alter table ownership_requests enable row level security;
alter table ownership_requests force row level security;
create policy external on ownership_requests for all to waybill_external using (false) with check (false);
create policy system on ownership_requests for all to waybill_system using (true) with check (true);
create policy tenant on ownership_requests for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update (answered_at, rejection_reason, status) on ownership_requests to waybill_app;
grant delete, insert, select, update on ownership_requests to waybill_system;

create table partners (
  tenant_id bigint not null,
  id bigint not null,
  name text not null,
  status text not null,
  connected_at bigint not null,
  ended_at bigint,
  more jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  constraint partners_status_check CHECK ((status = ANY (ARRAY['connected'::text, 'ended'::text]))),
  constraint partners_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint partners_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX partners_by_connected_at ON public.partners USING btree (tenant_id, connected_at DESC, id DESC);
CREATE INDEX partners_by_name ON public.partners USING btree (tenant_id, lower(name), id);
CREATE INDEX partners_by_status ON public.partners USING btree (tenant_id, status, lower(name), id);
CREATE INDEX partners_to_rename ON public.partners USING btree (id);
alter table partners enable row level security;
alter table partners force row level security;
create policy external on partners for all to waybill_external using (false) with check (false);
create policy system on partners for all to waybill_system using (true) with check (true);
create policy tenant on partners for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant select on partners to waybill_app;
grant delete, insert, select, update on partners to waybill_system;

create table partnerships (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  receiver_tenant_id bigint not null,
  state text not null default 'pending'::text,
  offerer_tenant_name text not null,
  receiver_tenant_name text not null,
  message text,
  offered_by_user_id bigint not null,
  offered_by_name text not null,
  offerer_phone text,
  offerer_address text,
  decline_reason text,
  ended_at bigint,
  more jsonb not null default '{}'::jsonb,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  constraint partnerships_check CHECK ((receiver_tenant_id <> tenant_id)),
  constraint partnerships_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'accepted'::text, 'declined'::text, 'revoked'::text]))),
  constraint partnerships_offered_by_user_id_fkey FOREIGN KEY (offered_by_user_id) REFERENCES users(id),
  constraint partnerships_receiver_tenant_id_fkey FOREIGN KEY (receiver_tenant_id) REFERENCES tenants(id),
  constraint partnerships_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint partnerships_pkey PRIMARY KEY (id)
);
CREATE INDEX partnerships_received ON public.partnerships USING btree (receiver_tenant_id, created_at DESC, id DESC);
CREATE INDEX partnerships_received_by_state ON public.partnerships USING btree (receiver_tenant_id, state, created_at DESC, id DESC);
CREATE INDEX partnerships_sent ON public.partnerships USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX partnerships_sent_by_state ON public.partnerships USING btree (tenant_id, state, created_at DESC, id DESC);
CREATE UNIQUE INDEX partnerships_waiting ON public.partnerships USING btree (LEAST(tenant_id, receiver_tenant_id), GREATEST(tenant_id, receiver_tenant_id)) WHERE (state = 'pending'::text);
alter table partnerships enable row level security;
alter table partnerships force row level security;
create policy external on partnerships for all to waybill_external using (false) with check (false);
create policy system on partnerships for all to waybill_system using (true) with check (true);
create policy tenant on partnerships for all to waybill_app using (((( SELECT current_tenant_id() AS current_tenant_id) = tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = receiver_tenant_id))) with check (((( SELECT current_tenant_id() AS current_tenant_id) = tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = receiver_tenant_id)));
grant insert, select, update (decline_reason, ended_at, state, updated_at, version) on partnerships to waybill_app;
grant delete, insert, select, update on partnerships to waybill_system;

create table password_reset_tokens (
  hash text not null,
  user_id bigint not null,
  created_at bigint not null default unix_now(),
  used_at bigint,
  expires_at bigint not null,
  constraint password_reset_tokens_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint password_reset_tokens_pkey PRIMARY KEY (hash)
);
CREATE INDEX password_reset_tokens_expiry ON public.password_reset_tokens USING btree (expires_at);
CREATE INDEX password_reset_tokens_user ON public.password_reset_tokens USING btree (user_id);
grant delete, insert, select, update on password_reset_tokens to waybill_system;

create table pay_counters (
  tenant_id bigint not null,
  next_number bigint not null,
  constraint pay_counters_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint pay_counters_pkey PRIMARY KEY (tenant_id)
);
alter table pay_counters enable row level security;
alter table pay_counters force row level security;
create policy external on pay_counters for all to waybill_external using (false) with check (false);
create policy system on pay_counters for all to waybill_system using (true) with check (true);
create policy tenant on pay_counters for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on pay_counters to waybill_app;
grant delete, insert, select, update on pay_counters to waybill_system;

create table pay_exports (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  state text not null default 'waiting'::text,
  package text not null,
  from_date text not null,
  until_date text not null,
  pay_date text not null,
  driver_ids jsonb,
  expected jsonb,
  made_by_user_id bigint not null,
  made_by_name text not null,
  done integer not null default 0,
  total integer,
  failure text,
  statements integer not null default 0,
  orders integer not null default 0,
  corrections integer not null default 0,
  extras integer not null default 0,
  total_cents bigint not null default 0,
  ended_at bigint,
  reversed_at bigint,
  reversed_by_name text,
  reversal_reason text,
  created_at bigint not null default unix_now(),
  bill_date text,
  constraint pay_exports_bill_date_check CHECK ((bill_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint pay_exports_from_date_check CHECK ((from_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint pay_exports_package_check CHECK ((package = ANY (ARRAY['qbo'::text, 'xero'::text]))),
  constraint pay_exports_pay_date_check CHECK ((pay_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint pay_exports_reversal_reason_check CHECK ((char_length(reversal_reason) <= 300)),
  constraint pay_exports_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text, 'reversed'::text]))),
  constraint pay_exports_until_date_check CHECK ((until_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint pay_exports_made_by_user_id_fkey FOREIGN KEY (made_by_user_id) REFERENCES users(id),
  constraint pay_exports_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint pay_exports_pkey PRIMARY KEY (id)
);
CREATE INDEX pay_exports_made_by ON public.pay_exports USING btree (made_by_user_id);
CREATE INDEX pay_exports_newest ON public.pay_exports USING btree (tenant_id, id DESC);
alter table pay_exports enable row level security;
alter table pay_exports force row level security;
create policy external on pay_exports for all to waybill_external using (false) with check (false);
create policy system on pay_exports for all to waybill_system using (true) with check (true);
create policy tenant on pay_exports for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on pay_exports to waybill_app;
grant delete, insert, select, update on pay_exports to waybill_system;

create table pay_extras (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  driver_user_id bigint not null,
  day text not null,
  name text not null,
  amount_cad_cents bigint not null,
  pay_statement_id bigint,
  is_paid_out boolean not null generated always as ((pay_statement_id IS NOT NULL)) stored,
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint,
  constraint pay_extras_amount_cad_cents_check CHECK ((amount_cad_cents <> 0)),
  constraint pay_extras_day_check CHECK ((day ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint pay_extras_driver_user_id_fkey FOREIGN KEY (driver_user_id) REFERENCES users(id),
  constraint pay_extras_pay_statement_id_fkey FOREIGN KEY (pay_statement_id) REFERENCES pay_statements(id),
  constraint pay_extras_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint pay_extras_pkey PRIMARY KEY (id)
);
CREATE INDEX pay_extras_by_day ON public.pay_extras USING btree (tenant_id, lower(day), id);
CREATE INDEX pay_extras_by_driver ON public.pay_extras USING btree (tenant_id, driver_user_id, lower(day), id);
CREATE INDEX pay_extras_by_name ON public.pay_extras USING btree (tenant_id, lower(name), id);
CREATE INDEX pay_extras_by_paid_out ON public.pay_extras USING btree (tenant_id, is_paid_out, lower(day), id);
CREATE INDEX pay_extras_by_updated_at ON public.pay_extras USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX pay_extras_driver ON public.pay_extras USING btree (driver_user_id);
CREATE INDEX pay_extras_statement ON public.pay_extras USING btree (pay_statement_id);
alter table pay_extras enable row level security;
alter table pay_extras force row level security;
create policy external on pay_extras for all to waybill_external using (false) with check (false);
create policy system on pay_extras for all to waybill_system using (true) with check (true);
create policy tenant on pay_extras for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on pay_extras to waybill_app;
grant delete, insert, select, update on pay_extras to waybill_system;

create table pay_files (
  pay_export_id bigint not null,
  "position" integer not null,
  tenant_id bigint not null,
  name text not null,
  content text not null,
  statements integer not null,
  rows integer not null,
  downloaded_at bigint,
  downloaded_by_name text,
  constraint pay_files_pay_export_id_fkey FOREIGN KEY (pay_export_id) REFERENCES pay_exports(id),
  constraint pay_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint pay_files_pkey PRIMARY KEY (pay_export_id, "position")
);
CREATE INDEX pay_files_tenant ON public.pay_files USING btree (tenant_id);
alter table pay_files enable row level security;
alter table pay_files force row level security;
create policy external on pay_files for all to waybill_external using (false) with check (false);
create policy system on pay_files for all to waybill_system using (true) with check (true);
create policy tenant on pay_files for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update (downloaded_at, downloaded_by_name) on pay_files to waybill_app;
grant delete, insert, select, update on pay_files to waybill_system;

create table pay_lines (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  pay_export_id bigint not null,
  pay_statement_id bigint not null,
  driver_user_id bigint not null,
  kind text not null,
  "position" integer not null,
  delivery_order_id bigint,
  pay_extra_id bigint,
  day text not null,
  description text not null,
  service_name text,
  pre_tax_cents bigint,
  left_out_fuel_cents bigint not null default 0,
  left_out_wait_cents bigint not null default 0,
  left_out_adjustment_cents bigint not null default 0,
  payable_cents bigint,
  rate double precision,
  rate_from text,
  left_out jsonb,
  share_cents bigint not null default 0,
  adjustments_cents bigint not null default 0,
  earned_cents bigint not null,
  paid_before_cents bigint not null default 0,
  cents bigint not null generated always as ((earned_cents - paid_before_cents)) stored,
  distance_m double precision,
  minutes integer,
  is_live boolean not null default true,
  constraint pay_lines_check CHECK (((kind = ANY (ARRAY['order'::text, 'correction'::text])) = (delivery_order_id IS NOT NULL))),
  constraint pay_lines_day_check CHECK ((day ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint pay_lines_kind_check CHECK ((kind = ANY (ARRAY['order'::text, 'correction'::text, 'extra'::text, 'deduction'::text]))),
  constraint pay_lines_rate_from_check CHECK ((rate_from = ANY (ARRAY['order'::text, 'driver'::text, 'service'::text, 'usual'::text]))),
  constraint pay_lines_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id),
  constraint pay_lines_driver_user_id_fkey FOREIGN KEY (driver_user_id) REFERENCES users(id),
  constraint pay_lines_pay_export_id_fkey FOREIGN KEY (pay_export_id) REFERENCES pay_exports(id),
  constraint pay_lines_pay_extra_id_fkey FOREIGN KEY (pay_extra_id) REFERENCES pay_extras(id) ON DELETE SET NULL,
  constraint pay_lines_pay_statement_id_fkey FOREIGN KEY (pay_statement_id) REFERENCES pay_statements(id),
  constraint pay_lines_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint pay_lines_pkey PRIMARY KEY (id),
  constraint pay_lines_pay_export_id_delivery_order_id_driver_user_id_key UNIQUE (pay_export_id, delivery_order_id, driver_user_id)
);
CREATE INDEX pay_lines_driver ON public.pay_lines USING btree (driver_user_id);
CREATE INDEX pay_lines_extra ON public.pay_lines USING btree (pay_extra_id);
CREATE INDEX pay_lines_of_order ON public.pay_lines USING btree (delivery_order_id, driver_user_id, id) WHERE is_live;
CREATE INDEX pay_lines_of_statement ON public.pay_lines USING btree (pay_statement_id, "position");
CREATE INDEX pay_lines_order ON public.pay_lines USING btree (delivery_order_id);
CREATE INDEX pay_lines_tenant ON public.pay_lines USING btree (tenant_id);
alter table pay_lines enable row level security;
alter table pay_lines force row level security;
create policy external on pay_lines for all to waybill_external using (false) with check (false);
create policy system on pay_lines for all to waybill_system using (true) with check (true);
create policy tenant on pay_lines for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update (is_live) on pay_lines to waybill_app;
grant delete, insert, select, update on pay_lines to waybill_system;

create table pay_statements (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  pay_export_id bigint not null,
  number text not null,
  driver_user_id bigint not null,
  driver_name text not null,
  email text,
  from_date text not null,
  until_date text not null,
  pay_date text not null,
  orders integer not null,
  corrections integer not null,
  orders_cents bigint not null,
  corrections_cents bigint not null,
  extras_cents bigint not null,
  deductions_cents bigint not null,
  total_cents bigint not null,
  distance_m double precision not null,
  minutes integer not null,
  sent_at bigint,
  paid_at bigint,
  paid_by_name text,
  voided_at bigint,
  state text not null generated always as (
CASE
    WHEN (voided_at IS NOT NULL) THEN 'void'::text
    WHEN (paid_at IS NOT NULL) THEN 'paid'::text
    ELSE 'unpaid'::text
END) stored,
  created_at bigint not null default unix_now(),
  constraint pay_statements_from_date_check CHECK ((from_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint pay_statements_number_check CHECK ((char_length(number) <= 21)),
  constraint pay_statements_pay_date_check CHECK ((pay_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint pay_statements_total_cents_check CHECK ((total_cents >= 0)),
  constraint pay_statements_until_date_check CHECK ((until_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint pay_statements_driver_user_id_fkey FOREIGN KEY (driver_user_id) REFERENCES users(id),
  constraint pay_statements_pay_export_id_fkey FOREIGN KEY (pay_export_id) REFERENCES pay_exports(id),
  constraint pay_statements_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint pay_statements_pkey PRIMARY KEY (id),
  constraint pay_statements_tenant_id_number_key UNIQUE (tenant_id, number)
);
CREATE INDEX pay_statements_driver ON public.pay_statements USING btree (driver_user_id);
CREATE INDEX pay_statements_newest ON public.pay_statements USING btree (tenant_id, id DESC);
CREATE INDEX pay_statements_of_driver ON public.pay_statements USING btree (tenant_id, driver_user_id, id DESC);
CREATE INDEX pay_statements_of_export ON public.pay_statements USING btree (pay_export_id, id);
CREATE INDEX pay_statements_unpaid ON public.pay_statements USING btree (tenant_id, id DESC) WHERE (state = 'unpaid'::text);
alter table pay_statements enable row level security;
alter table pay_statements force row level security;
create policy external on pay_statements for all to waybill_external using (false) with check (false);
create policy system on pay_statements for all to waybill_system using (true) with check (true);
create policy tenant on pay_statements for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update (paid_at, paid_by_name, sent_at, voided_at) on pay_statements to waybill_app;
grant delete, insert, select, update on pay_statements to waybill_system;

create table people (
  tenant_id bigint not null,
  user_id bigint not null,
  name text not null,
  last_seen_at bigint,
  archived_at bigint,
  archived_roles bigint[] not null default '{}'::bigint[],
  created_at bigint not null,
  search_text text not null,
  constraint people_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint people_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint people_pkey PRIMARY KEY (tenant_id, user_id)
);
CREATE INDEX people_archived_by_last_seen ON public.people USING btree (tenant_id, COALESCE(last_seen_at, (0)::bigint), user_id) WHERE (archived_at IS NOT NULL);
CREATE INDEX people_archived_by_name ON public.people USING btree (tenant_id, name, user_id) WHERE (archived_at IS NOT NULL);
CREATE INDEX people_by_last_seen ON public.people USING btree (tenant_id, COALESCE(last_seen_at, (0)::bigint), user_id) WHERE (archived_at IS NULL);
CREATE INDEX people_by_name ON public.people USING btree (tenant_id, name, user_id) WHERE (archived_at IS NULL);
CREATE INDEX people_never_seen ON public.people USING btree (tenant_id, name, user_id) WHERE ((archived_at IS NULL) AND (last_seen_at IS NULL));
CREATE INDEX people_search ON public.people USING gin (tenant_id, search_text gin_trgm_ops);
CREATE INDEX people_user ON public.people USING btree (user_id);
alter table people enable row level security;
alter table people force row level security;
create policy external_deletes on people for delete to waybill_external using (false);
create policy external_inserts on people for insert to waybill_external with check (false);
create policy external_reads on people for select to waybill_external using (((user_id = ( SELECT current_user_id() AS current_user_id)) OR (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.tenant_id = people.tenant_id) AND (m.user_id = people.user_id))))));
create policy external_updates on people for update to waybill_external using (false) with check (true);
create policy system on people for all to waybill_system using (true) with check (true);
create policy tenant_deletes on people for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on people for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on people for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (user_id = ( SELECT current_user_id() AS current_user_id))));
create policy tenant_updates on people for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant select on people to waybill_app;
grant delete, insert, select, update on people to waybill_system;

create table planner_feeds (
  tenant_id bigint not null,
  user_id bigint not null,
  token_hash text not null,
  made_at bigint not null default unix_now(),
  fetched_at bigint,
  constraint planner_feeds_tenant_id_user_id_fkey FOREIGN KEY (tenant_id, user_id) REFERENCES memberships(tenant_id, user_id) ON DELETE CASCADE,
  constraint planner_feeds_pkey PRIMARY KEY (tenant_id, user_id),
  constraint planner_feeds_token_hash_key UNIQUE (token_hash)
);
alter table planner_feeds enable row level security;
alter table planner_feeds force row level security;
create policy external on planner_feeds for all to waybill_external using (false) with check (false);
create policy system on planner_feeds for all to waybill_system using (true) with check (true);
create policy tenant on planner_feeds for all to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (user_id = ( SELECT current_user_id() AS current_user_id)))) with check (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (user_id = ( SELECT current_user_id() AS current_user_id))));
grant delete, insert, select, update on planner_feeds to waybill_app;
grant delete, insert, select, update on planner_feeds to waybill_system;

create table pressed_mails (
  tenant_id bigint not null,
  kind text not null,
  subject text not null,
  window_started_at bigint not null,
  mails integer not null,
  constraint pressed_mails_kind_check CHECK ((kind = ANY (ARRAY['invitation'::text, 'mail'::text]))),
  constraint pressed_mails_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint pressed_mails_pkey PRIMARY KEY (tenant_id, kind, subject)
);
CREATE INDEX pressed_mails_window ON public.pressed_mails USING btree (window_started_at);
alter table pressed_mails enable row level security;
alter table pressed_mails force row level security;
create policy external on pressed_mails for all to waybill_external using (false) with check (false);
create policy system on pressed_mails for all to waybill_system using (true) with check (true);
create policy tenant on pressed_mails for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on pressed_mails to waybill_system;

create table protocols (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  description text not null default ''::text,
  actions jsonb not null default '[]'::jsonb,
  is_enabled boolean not null default true,
  more jsonb not null default '{}'::jsonb,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  constraint protocols_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint protocols_pkey PRIMARY KEY (id)
);
CREATE INDEX protocols_by_action ON public.protocols USING gin (actions jsonb_path_ops);
CREATE INDEX protocols_by_name ON public.protocols USING btree (tenant_id, lower(name), id);
CREATE INDEX protocols_by_state ON public.protocols USING btree (tenant_id, is_enabled, lower(name), id);
CREATE INDEX protocols_by_updated_at ON public.protocols USING btree (tenant_id, updated_at DESC, id DESC);
alter table protocols enable row level security;
alter table protocols force row level security;
create policy external_deletes on protocols for delete to waybill_external using (false);
create policy external_inserts on protocols for insert to waybill_external with check (false);
create policy external_reads on protocols for select to waybill_external using (true);
create policy external_updates on protocols for update to waybill_external using (false) with check (true);
create policy system on protocols for all to waybill_system using (true) with check (true);
create policy tenant on protocols for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on protocols to waybill_app;
grant delete, insert, select, update on protocols to waybill_system;

create table push_keys (
  is_only boolean not null default true,
  public_key text not null,
  private_key text not null,
  created_at bigint not null default unix_now(),
  constraint push_keys_is_only_check CHECK (is_only),
  constraint push_keys_pkey PRIMARY KEY (is_only)
);
grant delete, insert, select, update on push_keys to waybill_system;

create table push_subscriptions (
  id bigint not null generated always as identity,
  family_id bigint not null,
  endpoint text not null,
  p256dh text not null,
  auth text not null,
  created_at bigint not null default unix_now(),
  ended_at bigint,
  constraint push_subscriptions_family_id_fkey FOREIGN KEY (family_id) REFERENCES sign_in_families(id) ON DELETE CASCADE,
  constraint push_subscriptions_pkey PRIMARY KEY (id),
  constraint push_subscriptions_endpoint_key UNIQUE (endpoint),
  constraint push_subscriptions_family_id_key UNIQUE (family_id)
);
grant delete, insert, select, update on push_subscriptions to waybill_system;

create table recovery_codes (
  user_id bigint not null,
  hash text not null,
  used_at bigint,
  constraint recovery_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES two_step_secrets(user_id) ON DELETE CASCADE,
  constraint recovery_codes_pkey PRIMARY KEY (user_id, hash)
);
grant delete, insert, select, update on recovery_codes to waybill_system;

create table recurring_order_days (
  recurring_order_id bigint not null,
  date text not null,
  is_disabled boolean not null default false,
  moved_to text,
  changes jsonb not null default '{}'::jsonb,
  state text,
  ran_on text,
  delivery_order_id bigint,
  failure text,
  constraint recurring_order_days_date_check CHECK ((date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint recurring_order_days_moved_to_check CHECK ((moved_to ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint recurring_order_days_state_check CHECK ((state = ANY (ARRAY['made'::text, 'missed'::text, 'failed'::text, 'dismissed'::text]))),
  constraint recurring_order_days_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE SET NULL,
  constraint recurring_order_days_recurring_order_id_fkey FOREIGN KEY (recurring_order_id) REFERENCES recurring_orders(id) ON DELETE CASCADE,
  constraint recurring_order_days_pkey PRIMARY KEY (recurring_order_id, date)
);
CREATE INDEX recurring_order_days_by_order ON public.recurring_order_days USING btree (delivery_order_id) WHERE (delivery_order_id IS NOT NULL);
CREATE INDEX recurring_order_days_open ON public.recurring_order_days USING btree (recurring_order_id, ran_on) WHERE (state = ANY (ARRAY['missed'::text, 'failed'::text]));
alter table recurring_order_days enable row level security;
alter table recurring_order_days force row level security;
create policy external on recurring_order_days for all to waybill_external using (false) with check (false);
create policy system on recurring_order_days for all to waybill_system using (true) with check (true);
create policy tenant on recurring_order_days for all to waybill_app using ((EXISTS ( SELECT
   FROM recurring_orders r
  WHERE (r.id = recurring_order_days.recurring_order_id)))) with check ((EXISTS ( SELECT
   FROM recurring_orders r
  WHERE (r.id = recurring_order_days.recurring_order_id))));
grant insert, select, update on recurring_order_days to waybill_app;
grant delete, insert, select, update on recurring_order_days to waybill_system;

create table recurring_order_events (
  id bigint not null generated always as identity,
  recurring_order_id bigint not null,
  type text not null,
  date text,
  delivery_order_id bigint,
  actor_user_id bigint,
  actor_name text,
  created_at bigint not null default unix_now(),
  constraint recurring_order_events_type_check CHECK ((type = ANY (ARRAY['created'::text, 'delivery_order_created'::text, 'settings_updated'::text, 'single_day_settings_updated'::text, 'single_day_disabled'::text, 'single_day_enabled'::text, 'paused'::text, 'resumed'::text, 'terminated'::text, 'completed'::text]))),
  constraint recurring_order_events_actor_user_id_fkey FOREIGN KEY (actor_user_id) REFERENCES users(id),
  constraint recurring_order_events_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE SET NULL,
  constraint recurring_order_events_recurring_order_id_fkey FOREIGN KEY (recurring_order_id) REFERENCES recurring_orders(id) ON DELETE CASCADE,
  constraint recurring_order_events_pkey PRIMARY KEY (id)
);
CREATE INDEX recurring_order_events_newest ON public.recurring_order_events USING btree (recurring_order_id, id DESC);
CREATE INDEX recurring_order_events_order ON public.recurring_order_events USING btree (delivery_order_id) WHERE (delivery_order_id IS NOT NULL);
alter table recurring_order_events enable row level security;
alter table recurring_order_events force row level security;
create policy external on recurring_order_events for all to waybill_external using (false) with check (false);
create policy system on recurring_order_events for all to waybill_system using (true) with check (true);
create policy tenant on recurring_order_events for all to waybill_app using ((EXISTS ( SELECT
   FROM recurring_orders r
  WHERE (r.id = recurring_order_events.recurring_order_id)))) with check ((EXISTS ( SELECT
   FROM recurring_orders r
  WHERE (r.id = recurring_order_events.recurring_order_id))));
grant insert, select on recurring_order_events to waybill_app;
grant delete, insert, select, update on recurring_order_events to waybill_system;

create table recurring_orders (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  customer_tenant_id bigint not null,
  courier_tenant_id bigint not null,
  name text not null default ''::text,
  status text not null default 'active'::text,
  reasons jsonb not null default '[]'::jsonb,
  faults jsonb not null default '[]'::jsonb,
  service_id bigint not null,
  service_speed_id bigint not null,
  tag_ids jsonb not null default '[]'::jsonb,
  pickup_location_id bigint not null,
  dropoff_location_id bigint not null,
  parcels jsonb not null,
  part_names jsonb not null,
  po_number text,
  order_notes text,
  order_fields jsonb not null default '[]'::jsonb,
  recurrence jsonb not null,
  start_date text not null,
  end_date text,
  pickup_from_s integer not null,
  dropoff_to_s integer,
  dropoff_days integer not null default 0,
  days_ahead integer not null default 1,
  remind_days jsonb not null default '[]'::jsonb,
  reminded jsonb not null default '[]'::jsonb,
  agreed_price_cad_cents bigint,
  default_driver_user_id bigint,
  next_date text,
  last_date text,
  looked_on text,
  confirmed jsonb not null default '{}'::jsonb,
  look_at bigint not null default 0,
  user_id bigint not null,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  constraint recurring_orders_dropoff_to_s_check CHECK (((dropoff_to_s >= 0) AND (dropoff_to_s <= 86400))),
  constraint recurring_orders_end_date_check CHECK ((end_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint recurring_orders_pickup_from_s_check CHECK (((pickup_from_s >= 0) AND (pickup_from_s <= 86399))),
  constraint recurring_orders_start_date_check CHECK ((start_date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint recurring_orders_status_check CHECK ((status = ANY (ARRAY['active'::text, 'paused'::text, 'invalid'::text, 'completed'::text, 'archived'::text]))),
  constraint recurring_orders_courier_tenant_id_fkey FOREIGN KEY (courier_tenant_id) REFERENCES tenants(id),
  constraint recurring_orders_customer_tenant_id_fkey FOREIGN KEY (customer_tenant_id) REFERENCES tenants(id),
  constraint recurring_orders_default_driver_user_id_fkey FOREIGN KEY (default_driver_user_id) REFERENCES users(id),
  constraint recurring_orders_dropoff_location_id_fkey FOREIGN KEY (dropoff_location_id) REFERENCES locations(id),
  constraint recurring_orders_pickup_location_id_fkey FOREIGN KEY (pickup_location_id) REFERENCES locations(id),
  constraint recurring_orders_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint recurring_orders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint recurring_orders_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint recurring_orders_pkey PRIMARY KEY (id)
);
CREATE INDEX recurring_orders_by_customer ON public.recurring_orders USING btree (tenant_id, customer_tenant_id, lower(name), id);
CREATE INDEX recurring_orders_by_name ON public.recurring_orders USING btree (tenant_id, lower(name), id);
CREATE INDEX recurring_orders_by_start_date ON public.recurring_orders USING btree (tenant_id, lower(start_date), id);
CREATE INDEX recurring_orders_by_status ON public.recurring_orders USING btree (tenant_id, status, lower(name), id);
CREATE INDEX recurring_orders_by_updated_at ON public.recurring_orders USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX recurring_orders_dropoff ON public.recurring_orders USING btree (dropoff_location_id);
CREATE INDEX recurring_orders_of_courier ON public.recurring_orders USING btree (courier_tenant_id, status, lower(name), id);
CREATE INDEX recurring_orders_of_customer ON public.recurring_orders USING btree (customer_tenant_id);
CREATE INDEX recurring_orders_pickup ON public.recurring_orders USING btree (pickup_location_id);
CREATE INDEX recurring_orders_service ON public.recurring_orders USING btree (service_id);
CREATE INDEX recurring_orders_to_look_at ON public.recurring_orders USING btree (look_at, id) WHERE (status = ANY (ARRAY['active'::text, 'invalid'::text]));
alter table recurring_orders enable row level security;
alter table recurring_orders force row level security;
create policy external on recurring_orders for all to waybill_external using (false) with check (false);
create policy system on recurring_orders for all to waybill_system using (true) with check (true);
create policy tenant_deletes on recurring_orders for delete to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR ((courier_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (tenant_id IN ( SELECT customer_tenant_ids() AS customer_tenant_ids)))));
create policy tenant_inserts on recurring_orders for insert to waybill_app with check (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR ((courier_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (tenant_id IN ( SELECT customer_tenant_ids() AS customer_tenant_ids)))));
create policy tenant_reads on recurring_orders for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR ((courier_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (tenant_id IN ( SELECT customer_tenant_ids() AS customer_tenant_ids)))));
create policy tenant_updates on recurring_orders for update to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR ((courier_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (tenant_id IN ( SELECT customer_tenant_ids() AS customer_tenant_ids))))) with check (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR ((courier_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (tenant_id IN ( SELECT customer_tenant_ids() AS customer_tenant_ids)))));
grant insert, select, update on recurring_orders to waybill_app;
grant delete, insert, select, update on recurring_orders to waybill_system;

create table refresh_tokens (
  hash text not null,
  family_id bigint not null,
  created_at bigint not null default unix_now(),
  used_at bigint,
  expires_at bigint not null,
  used_with text,
  constraint refresh_tokens_family_id_fkey FOREIGN KEY (family_id) REFERENCES sign_in_families(id) ON DELETE CASCADE,
  constraint refresh_tokens_pkey PRIMARY KEY (hash)
);
CREATE INDEX refresh_tokens_expiry ON public.refresh_tokens USING btree (expires_at);
CREATE INDEX refresh_tokens_family ON public.refresh_tokens USING btree (family_id);
CREATE INDEX refresh_tokens_used ON public.refresh_tokens USING btree (used_at) WHERE (used_at IS NOT NULL);
CREATE TRIGGER refresh_tokens_keep_last_seen AFTER INSERT ON public.refresh_tokens FOR EACH ROW EXECUTE FUNCTION keep_last_seen();
grant delete, insert, select, update on refresh_tokens to waybill_system;

create table refused_addresses (
  tenant_id bigint not null,
  email text not null,
  refused_at bigint not null default unix_now(),
  said text not null,
  times integer not null default 1,
  constraint refused_addresses_email_check CHECK ((email = lower(email))),
  constraint refused_addresses_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint refused_addresses_pkey PRIMARY KEY (tenant_id, email)
);
CREATE INDEX refused_addresses_age ON public.refused_addresses USING btree (refused_at);
CREATE INDEX refused_addresses_email ON public.refused_addresses USING btree (email);
alter table refused_addresses enable row level security;
alter table refused_addresses force row level security;
create policy external on refused_addresses for all to waybill_external using (false) with check (false);
create policy system on refused_addresses for all to waybill_system using (true) with check (true);
create policy tenant on refused_addresses for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant select on refused_addresses to waybill_app;
grant delete, insert, select, update on refused_addresses to waybill_system;

create table reminder_runs (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  state text not null default 'waiting'::text,
  customer_ids jsonb,
  done integer not null default 0,
  total integer,
  sent integer not null default 0,
  left_out integer not null default 0,
  failure text,
  made_by_user_id bigint not null,
  made_by_name text not null,
  created_at bigint not null default unix_now(),
  ended_at bigint,
  constraint reminder_runs_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'running'::text, 'done'::text, 'failed'::text, 'cancelled'::text]))),
  constraint reminder_runs_made_by_user_id_fkey FOREIGN KEY (made_by_user_id) REFERENCES users(id),
  constraint reminder_runs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint reminder_runs_pkey PRIMARY KEY (id)
);
CREATE INDEX reminder_runs_made_by ON public.reminder_runs USING btree (made_by_user_id);
CREATE INDEX reminder_runs_newest ON public.reminder_runs USING btree (tenant_id, id DESC);
alter table reminder_runs enable row level security;
alter table reminder_runs force row level security;
create policy external on reminder_runs for all to waybill_external using (false) with check (false);
create policy system on reminder_runs for all to waybill_system using (true) with check (true);
create policy tenant on reminder_runs for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on reminder_runs to waybill_app;
grant delete, insert, select, update on reminder_runs to waybill_system;

create table reminders (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  reminder_run_id bigint not null,
  customer_tenant_id bigint not null,
  step text not null,
  recipient text not null,
  total_cents bigint not null,
  created_at bigint not null default unix_now(),
  constraint reminders_step_check CHECK ((step = ANY (ARRAY['friendly'::text, 'firm'::text, 'final'::text]))),
  constraint reminders_customer_tenant_id_fkey FOREIGN KEY (customer_tenant_id) REFERENCES tenants(id),
  constraint reminders_reminder_run_id_fkey FOREIGN KEY (reminder_run_id) REFERENCES reminder_runs(id),
  constraint reminders_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint reminders_pkey PRIMARY KEY (id),
  constraint reminders_reminder_run_id_customer_tenant_id_key UNIQUE (reminder_run_id, customer_tenant_id)
);
CREATE INDEX reminders_customer ON public.reminders USING btree (customer_tenant_id);
CREATE INDEX reminders_of_customer ON public.reminders USING btree (tenant_id, customer_tenant_id, created_at DESC);
alter table reminders enable row level security;
alter table reminders force row level security;
create policy external on reminders for all to waybill_external using (false) with check (false);
create policy system on reminders for all to waybill_system using (true) with check (true);
create policy tenant on reminders for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select on reminders to waybill_app;
grant delete, insert, select, update on reminders to waybill_system;

create table report_schedules (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  report_kind text not null,
  period text not null,
  every text not null,
  weekday text,
  day_of_month integer,
  time_of_day integer not null,
  receivers text not null,
  sends_outside boolean not null default false,
  is_paused boolean not null default false,
  paused_reason text,
  made_by_user_id bigint not null,
  made_by_name text not null,
  next_at bigint,
  next_zone text,
  last_at bigint,
  last_outcome text,
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint,
  constraint report_schedules_day_of_month_check CHECK (((day_of_month >= 1) AND (day_of_month <= 31))),
  constraint report_schedules_every_check CHECK ((every = ANY (ARRAY['day'::text, 'week'::text, 'month'::text]))),
  constraint report_schedules_period_check CHECK ((period = ANY (ARRAY['lastDay'::text, 'lastWeek'::text, 'lastMonth'::text, 'weekToDate'::text, 'monthToDate'::text]))),
  constraint report_schedules_report_kind_check CHECK ((report_kind = ANY (ARRAY['AllOrders'::text, 'SummaryByDriver'::text, 'TransactionByDriver'::text, 'SummaryByCustomer'::text, 'TransactionByCustomer'::text, 'SummaryByCourier'::text, 'TransactionByCourier'::text, 'SummaryBySupplier'::text, 'TransactionBySupplier'::text]))),
  constraint report_schedules_time_of_day_check CHECK (((time_of_day >= 0) AND (time_of_day <= 86399))),
  constraint report_schedules_weekday_check CHECK ((weekday = ANY (ARRAY['monday'::text, 'tuesday'::text, 'wednesday'::text, 'thursday'::text, 'friday'::text, 'saturday'::text, 'sunday'::text]))),
  constraint report_schedules_made_by_user_id_fkey FOREIGN KEY (made_by_user_id) REFERENCES users(id),
  constraint report_schedules_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint report_schedules_pkey PRIMARY KEY (id)
);
CREATE INDEX report_schedules_by_name ON public.report_schedules USING btree (tenant_id, lower(name), id);
CREATE INDEX report_schedules_by_updated_at ON public.report_schedules USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX report_schedules_due ON public.report_schedules USING btree (next_at, id) WHERE (next_at IS NOT NULL);
CREATE INDEX report_schedules_made_by ON public.report_schedules USING btree (made_by_user_id);
alter table report_schedules enable row level security;
alter table report_schedules force row level security;
create policy external on report_schedules for all to waybill_external using (false) with check (false);
create policy system on report_schedules for all to waybill_system using (true) with check (true);
create policy tenant on report_schedules for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on report_schedules to waybill_app;
grant delete, insert, select, update on report_schedules to waybill_system;

create table role_grants (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  user_id bigint,
  grantee_tenant_id bigint,
  role_id bigint not null,
  role_name text not null,
  granted_by bigint,
  granted_at bigint not null default unix_now(),
  ended_at bigint,
  ended_by bigint,
  constraint role_grants_check CHECK ((num_nonnulls(user_id, grantee_tenant_id) > 0)),
  constraint role_grants_ended_by_fkey FOREIGN KEY (ended_by) REFERENCES users(id),
  constraint role_grants_granted_by_fkey FOREIGN KEY (granted_by) REFERENCES users(id),
  constraint role_grants_grantee_tenant_id_fkey FOREIGN KEY (grantee_tenant_id) REFERENCES tenants(id),
  constraint role_grants_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint role_grants_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint role_grants_pkey PRIMARY KEY (id)
);
CREATE INDEX role_grants_by_organisation ON public.role_grants USING btree (tenant_id, grantee_tenant_id, granted_at DESC, id DESC);
CREATE INDEX role_grants_by_person ON public.role_grants USING btree (tenant_id, user_id, granted_at DESC, id DESC);
CREATE INDEX role_grants_by_role ON public.role_grants USING btree (tenant_id, role_id, granted_at DESC, id DESC);
CREATE INDEX role_grants_by_time ON public.role_grants USING btree (tenant_id, granted_at DESC, id DESC);
CREATE UNIQUE INDEX role_grants_external ON public.role_grants USING btree (tenant_id, grantee_tenant_id, COALESCE(user_id, (0)::bigint), role_id) WHERE ((ended_at IS NULL) AND (grantee_tenant_id IS NOT NULL));
CREATE INDEX role_grants_live ON public.role_grants USING btree (tenant_id, granted_at DESC, id DESC) WHERE (ended_at IS NULL);
CREATE INDEX role_grants_live_by_role ON public.role_grants USING btree (tenant_id, role_id) WHERE (ended_at IS NULL);
CREATE UNIQUE INDEX role_grants_of_person ON public.role_grants USING btree (tenant_id, user_id, role_id) WHERE ((ended_at IS NULL) AND (grantee_tenant_id IS NULL));
CREATE INDEX role_grants_to_organisation ON public.role_grants USING btree (grantee_tenant_id, user_id) WHERE ((ended_at IS NULL) AND (grantee_tenant_id IS NOT NULL));
alter table role_grants enable row level security;
alter table role_grants force row level security;
create policy external on role_grants for all to waybill_external using (false) with check (false);
create policy system on role_grants for all to waybill_system using (true) with check (true);
create policy tenant on role_grants for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER role_grants_tell_organisation AFTER INSERT OR UPDATE ON public.role_grants FOR EACH ROW WHEN ((new.user_id IS NULL)) EXECUTE FUNCTION tell_of_rights('tenant', 'tenant_id');
CREATE TRIGGER role_grants_tell_person AFTER INSERT OR UPDATE ON public.role_grants FOR EACH ROW WHEN (((new.user_id IS NOT NULL) AND (new.grantee_tenant_id IS NOT NULL))) EXECUTE FUNCTION tell_of_rights('user', 'user_id');
grant insert, select, update (ended_at, ended_by) on role_grants to waybill_app;
grant delete, insert, select, update on role_grants to waybill_system;

create table roles (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  description text not null default ''::text,
  permissions text[] not null default '{}'::text[],
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  constraint roles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint roles_pkey PRIMARY KEY (id)
);
CREATE INDEX roles_by_name ON public.roles USING btree (tenant_id, lower(name), id);
CREATE INDEX roles_by_updated_at ON public.roles USING btree (tenant_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX roles_name ON public.roles USING btree (tenant_id, lower(name));
alter table roles enable row level security;
alter table roles force row level security;
create policy external on roles for all to waybill_external using (false) with check (false);
create policy system on roles for all to waybill_system using (true) with check (true);
create policy tenant on roles for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER roles_held BEFORE DELETE ON public.roles FOR EACH ROW EXECUTE FUNCTION refuse_to_delete_held_role();
CREATE TRIGGER roles_rights_changed AFTER UPDATE ON public.roles FOR EACH ROW WHEN (((old.permissions IS DISTINCT FROM new.permissions) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION rights_of_role_changed();
grant delete, insert, select, update on roles to waybill_app;
grant delete, insert, select, update on roles to waybill_system;

create table schema_migrations (
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone not null default now(),
  program text,
  breaking text,
  constraint schema_migrations_pkey PRIMARY KEY (name)
);
grant select on schema_migrations to waybill_system;

create table sending_hold (
  is_only boolean not null default true,
  held_before bigint not null,
  constraint sending_hold_is_only_check CHECK (is_only),
  constraint sending_hold_pkey PRIMARY KEY (is_only)
);
alter table sending_hold enable row level security;
alter table sending_hold force row level security;
create policy external on sending_hold for all to waybill_external using (false) with check (false);
create policy system on sending_hold for all to waybill_system using (true) with check (true);
create policy tenant on sending_hold for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on sending_hold to waybill_system;

create table service_maps (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  description text not null default ''::text,
  published_at bigint,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  pricing_strategy text not null default 'both'::text,
  fallback_fee_cad_cents bigint,
  service_zones jsonb not null default '[]'::jsonb,
  published_zones jsonb,
  more jsonb not null default '{}'::jsonb,
  constraint service_maps_pricing_strategy_check CHECK ((pricing_strategy = ANY (ARRAY['both'::text, 'highest'::text, 'pickup'::text, 'dropoff'::text]))),
  constraint service_maps_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint service_maps_pkey PRIMARY KEY (id)
);
CREATE INDEX service_maps_by_name ON public.service_maps USING btree (tenant_id, lower(name), id);
CREATE INDEX service_maps_by_updated_at ON public.service_maps USING btree (tenant_id, updated_at DESC, id DESC);
alter table service_maps enable row level security;
alter table service_maps force row level security;
create policy external_deletes on service_maps for delete to waybill_external using (false);
create policy external_inserts on service_maps for insert to waybill_external with check (false);
create policy external_reads on service_maps for select to waybill_external using (true);
create policy external_updates on service_maps for update to waybill_external using (false) with check (true);
create policy system on service_maps for all to waybill_system using (true) with check (true);
create policy tenant_deletes on service_maps for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on service_maps for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on service_maps for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (id IN ( SELECT orderable_service_map_ids() AS orderable_service_map_ids))));
create policy tenant_updates on service_maps for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on service_maps to waybill_app;
grant delete, insert, select, update on service_maps to waybill_system;

create table service_pay_rates (
  tenant_id bigint not null,
  service_id bigint not null,
  rate double precision not null,
  updated_at bigint not null default unix_now(),
  constraint service_pay_rates_rate_check CHECK (((rate >= (0)::double precision) AND (rate <= (1000)::double precision))),
  constraint service_pay_rates_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint service_pay_rates_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint service_pay_rates_pkey PRIMARY KEY (tenant_id, service_id)
);
CREATE INDEX service_pay_rates_service ON public.service_pay_rates USING btree (service_id);
alter table service_pay_rates enable row level security;
alter table service_pay_rates force row level security;
create policy external on service_pay_rates for all to waybill_external using (false) with check (false);
create policy system on service_pay_rates for all to waybill_system using (true) with check (true);
create policy tenant on service_pay_rates for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on service_pay_rates to waybill_app;
grant delete, insert, select, update on service_pay_rates to waybill_system;

create table service_revision_parcel_types (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  service_revision_id bigint not null,
  "position" integer not null default 0,
  name text not null,
  description text not null default ''::text,
  max_weight_kg double precision,
  max_length_m double precision,
  max_width_m double precision,
  max_height_m double precision,
  archived_at bigint,
  origin_id bigint,
  typed jsonb,
  constraint service_revision_parcel_types_service_revision_id_fkey FOREIGN KEY (service_revision_id) REFERENCES service_revisions(id) ON DELETE CASCADE,
  constraint service_revision_parcel_types_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint service_revision_parcel_types_pkey PRIMARY KEY (id)
);
CREATE INDEX service_revision_parcel_types_revision ON public.service_revision_parcel_types USING btree (service_revision_id, "position", id);
alter table service_revision_parcel_types enable row level security;
alter table service_revision_parcel_types force row level security;
create policy external_deletes on service_revision_parcel_types for delete to waybill_external using (false);
create policy external_inserts on service_revision_parcel_types for insert to waybill_external with check (false);
create policy external_reads on service_revision_parcel_types for select to waybill_external using (true);
create policy external_updates on service_revision_parcel_types for update to waybill_external using (false) with check (true);
create policy system on service_revision_parcel_types for all to waybill_system using (true) with check (true);
create policy tenant_deletes on service_revision_parcel_types for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on service_revision_parcel_types for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on service_revision_parcel_types for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (service_revision_id IN ( SELECT orderable_revision_ids() AS orderable_revision_ids))));
create policy tenant_updates on service_revision_parcel_types for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER renames_lists_deleted AFTER DELETE ON public.service_revision_parcel_types REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
CREATE TRIGGER renames_lists_inserted AFTER INSERT ON public.service_revision_parcel_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
CREATE TRIGGER renames_lists_left AFTER UPDATE ON public.service_revision_parcel_types REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
CREATE TRIGGER renames_lists_updated AFTER UPDATE ON public.service_revision_parcel_types REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
grant delete, insert, select, update on service_revision_parcel_types to waybill_app;
grant delete, insert, select, update on service_revision_parcel_types to waybill_system;

create table service_revision_service_speeds (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  service_revision_id bigint not null,
  "position" integer not null default 0,
  name text not null,
  description text not null default ''::text,
  text_color text not null default '#404854'::text,
  duration_s integer,
  archived_at bigint,
  origin_id bigint,
  constraint service_revision_service_speeds_service_revision_id_fkey FOREIGN KEY (service_revision_id) REFERENCES service_revisions(id) ON DELETE CASCADE,
  constraint service_revision_service_speeds_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint service_revision_service_speeds_pkey PRIMARY KEY (id)
);
CREATE INDEX service_revision_service_speeds_revision ON public.service_revision_service_speeds USING btree (service_revision_id, "position", id);
alter table service_revision_service_speeds enable row level security;
alter table service_revision_service_speeds force row level security;
create policy external_deletes on service_revision_service_speeds for delete to waybill_external using (false);
create policy external_inserts on service_revision_service_speeds for insert to waybill_external with check (false);
create policy external_reads on service_revision_service_speeds for select to waybill_external using (true);
create policy external_updates on service_revision_service_speeds for update to waybill_external using (false) with check (true);
create policy system on service_revision_service_speeds for all to waybill_system using (true) with check (true);
create policy tenant_deletes on service_revision_service_speeds for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on service_revision_service_speeds for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on service_revision_service_speeds for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (service_revision_id IN ( SELECT orderable_revision_ids() AS orderable_revision_ids))));
create policy tenant_updates on service_revision_service_speeds for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER renames_lists_deleted AFTER DELETE ON public.service_revision_service_speeds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
CREATE TRIGGER renames_lists_inserted AFTER INSERT ON public.service_revision_service_speeds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
CREATE TRIGGER renames_lists_left AFTER UPDATE ON public.service_revision_service_speeds REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
CREATE TRIGGER renames_lists_updated AFTER UPDATE ON public.service_revision_service_speeds REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
grant delete, insert, select, update on service_revision_service_speeds to waybill_app;
grant delete, insert, select, update on service_revision_service_speeds to waybill_system;

create table service_revision_tags (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  service_revision_id bigint not null,
  "position" integer not null default 0,
  name text not null,
  description text not null default ''::text,
  icon_image_src text,
  archived_at bigint,
  origin_id bigint,
  constraint service_revision_tags_service_revision_id_fkey FOREIGN KEY (service_revision_id) REFERENCES service_revisions(id) ON DELETE CASCADE,
  constraint service_revision_tags_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint service_revision_tags_pkey PRIMARY KEY (id)
);
CREATE INDEX service_revision_tags_revision ON public.service_revision_tags USING btree (service_revision_id, "position", id);
alter table service_revision_tags enable row level security;
alter table service_revision_tags force row level security;
create policy external_deletes on service_revision_tags for delete to waybill_external using (false);
create policy external_inserts on service_revision_tags for insert to waybill_external with check (false);
create policy external_reads on service_revision_tags for select to waybill_external using (true);
create policy external_updates on service_revision_tags for update to waybill_external using (false) with check (true);
create policy system on service_revision_tags for all to waybill_system using (true) with check (true);
create policy tenant_deletes on service_revision_tags for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on service_revision_tags for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on service_revision_tags for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (service_revision_id IN ( SELECT orderable_revision_ids() AS orderable_revision_ids))));
create policy tenant_updates on service_revision_tags for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER renames_lists_deleted AFTER DELETE ON public.service_revision_tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
CREATE TRIGGER renames_lists_inserted AFTER INSERT ON public.service_revision_tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
CREATE TRIGGER renames_lists_left AFTER UPDATE ON public.service_revision_tags REFERENCING OLD TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
CREATE TRIGGER renames_lists_updated AFTER UPDATE ON public.service_revision_tags REFERENCING NEW TABLE AS changed FOR EACH STATEMENT EXECUTE FUNCTION rename_lists();
grant delete, insert, select, update on service_revision_tags to waybill_app;
grant delete, insert, select, update on service_revision_tags to waybill_system;

create table service_revisions (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  service_id bigint not null,
  number integer not null,
  status text not null default 'draft'::text,
  vehicle_id bigint,
  vehicle_name text not null default ''::text,
  pricing jsonb not null,
  service_map_id bigint,
  published_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  protocols jsonb not null default '{"pickup": [], "dropoff": []}'::jsonb,
  created_by bigint,
  published_by bigint,
  note text not null default ''::text,
  versions jsonb not null default '{}'::jsonb,
  pricing_name text not null generated always as (content_name(pricing)) stored,
  pricing_type text generated always as ((pricing ->> 'type'::text)) stored,
  lists_name uuid not null default gen_random_uuid(),
  constraint service_revisions_status_check CHECK ((status = ANY (ARRAY['draft'::text, 'published'::text]))),
  constraint service_revisions_created_by_fkey FOREIGN KEY (created_by) REFERENCES users(id),
  constraint service_revisions_published_by_fkey FOREIGN KEY (published_by) REFERENCES users(id),
  constraint service_revisions_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint service_revisions_service_map_id_fkey FOREIGN KEY (service_map_id) REFERENCES service_maps(id),
  constraint service_revisions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint service_revisions_vehicle_id_fkey FOREIGN KEY (vehicle_id) REFERENCES vehicles(id),
  constraint service_revisions_pkey PRIMARY KEY (id),
  constraint service_revisions_service_id_number_key UNIQUE (service_id, number)
);
CREATE UNIQUE INDEX service_revisions_draft ON public.service_revisions USING btree (service_id) WHERE (status = 'draft'::text);
CREATE INDEX service_revisions_map ON public.service_revisions USING btree (service_map_id);
CREATE INDEX service_revisions_tenant ON public.service_revisions USING btree (tenant_id);
alter table service_revisions enable row level security;
alter table service_revisions force row level security;
create policy external_deletes on service_revisions for delete to waybill_external using (false);
create policy external_inserts on service_revisions for insert to waybill_external with check (false);
create policy external_reads on service_revisions for select to waybill_external using (true);
create policy external_updates on service_revisions for update to waybill_external using (false) with check (true);
create policy system on service_revisions for all to waybill_system using (true) with check (true);
create policy tenant_deletes on service_revisions for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on service_revisions for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on service_revisions for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (id IN ( SELECT orderable_revision_ids() AS orderable_revision_ids))));
create policy tenant_updates on service_revisions for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on service_revisions to waybill_app;
grant delete, insert, select, update on service_revisions to waybill_system;

create table services (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  description text not null default ''::text,
  is_enabled boolean not null default true,
  published_revision_id bigint,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  is_template boolean not null default false,
  open_to_all boolean not null default false,
  constraint services_published_revision_id_fkey FOREIGN KEY (published_revision_id) REFERENCES service_revisions(id),
  constraint services_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint services_pkey PRIMARY KEY (id)
);
CREATE INDEX services_tenant ON public.services USING btree (tenant_id, lower(name), id);
alter table services enable row level security;
alter table services force row level security;
create policy external_deletes on services for delete to waybill_external using (false);
create policy external_inserts on services for insert to waybill_external with check (false);
create policy external_reads on services for select to waybill_external using (true);
create policy external_updates on services for update to waybill_external using (false) with check (true);
create policy system on services for all to waybill_system using (true) with check (true);
create policy tenant_deletes on services for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on services for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on services for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (id IN ( SELECT orderable_service_ids() AS orderable_service_ids))));
create policy tenant_updates on services for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER services_recur AFTER UPDATE OF is_enabled, archived_at, published_revision_id ON public.services FOR EACH ROW EXECUTE FUNCTION look_at_recurring_orders();
grant delete, insert, select, update on services to waybill_app;
grant delete, insert, select, update on services to waybill_system;

create table settlement_parts (
  settlement_id bigint not null,
  invoice_id bigint not null,
  tenant_id bigint not null,
  cents bigint not null,
  constraint settlement_parts_cents_check CHECK ((cents <> 0)),
  constraint settlement_parts_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id),
  constraint settlement_parts_settlement_id_fkey FOREIGN KEY (settlement_id) REFERENCES settlements(id),
  constraint settlement_parts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint settlement_parts_pkey PRIMARY KEY (settlement_id, invoice_id)
);
CREATE INDEX settlement_parts_of_invoice ON public.settlement_parts USING btree (invoice_id, settlement_id);
CREATE INDEX settlement_parts_tenant ON public.settlement_parts USING btree (tenant_id);
alter table settlement_parts enable row level security;
alter table settlement_parts force row level security;
create policy external on settlement_parts for all to waybill_external using (false) with check (false);
create policy system on settlement_parts for all to waybill_system using (true) with check (true);
create policy tenant on settlement_parts for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER settlement_parts_settle AFTER INSERT ON public.settlement_parts REFERENCING NEW TABLE AS added FOR EACH STATEMENT EXECUTE FUNCTION keep_settled_cents();
grant insert, select on settlement_parts to waybill_app;
grant delete, insert, select, update on settlement_parts to waybill_system;

create table settlements (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  customer_tenant_id bigint not null,
  kind text not null,
  settled_on text not null,
  amount_cents bigint not null,
  method text,
  note text,
  credit_note_id bigint,
  takes_back_id bigint,
  made_by_user_id bigint not null,
  made_by_name text not null,
  created_at bigint not null default unix_now(),
  by_run boolean not null default false,
  constraint settlements_amount_cents_check CHECK ((amount_cents <> 0)),
  constraint settlements_check CHECK (((kind = 'credit'::text) = (credit_note_id IS NOT NULL))),
  constraint settlements_check1 CHECK (((takes_back_id IS NULL) = (amount_cents > 0))),
  constraint settlements_kind_check CHECK ((kind = ANY (ARRAY['payment'::text, 'refund'::text, 'credit'::text]))),
  constraint settlements_method_check CHECK ((method = ANY (ARRAY['cheque'::text, 'eTransfer'::text, 'bankTransfer'::text, 'card'::text, 'cash'::text, 'other'::text]))),
  constraint settlements_note_check CHECK ((char_length(note) <= 300)),
  constraint settlements_settled_on_check CHECK ((settled_on ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint settlements_credit_note_id_fkey FOREIGN KEY (credit_note_id) REFERENCES invoices(id),
  constraint settlements_customer_tenant_id_fkey FOREIGN KEY (customer_tenant_id) REFERENCES tenants(id),
  constraint settlements_made_by_user_id_fkey FOREIGN KEY (made_by_user_id) REFERENCES users(id),
  constraint settlements_takes_back_id_fkey FOREIGN KEY (takes_back_id) REFERENCES settlements(id),
  constraint settlements_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint settlements_pkey PRIMARY KEY (id),
  constraint settlements_takes_back_id_key UNIQUE (takes_back_id)
);
CREATE INDEX settlements_credit_note ON public.settlements USING btree (credit_note_id) WHERE (credit_note_id IS NOT NULL);
CREATE INDEX settlements_customer ON public.settlements USING btree (customer_tenant_id);
CREATE INDEX settlements_made_by ON public.settlements USING btree (made_by_user_id);
CREATE INDEX settlements_newest ON public.settlements USING btree (tenant_id, settled_on DESC, id DESC);
CREATE INDEX settlements_of_customer ON public.settlements USING btree (tenant_id, customer_tenant_id, settled_on, id);
alter table settlements enable row level security;
alter table settlements force row level security;
create policy external on settlements for all to waybill_external using (false) with check (false);
create policy system on settlements for all to waybill_system using (true) with check (true);
create policy tenant on settlements for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER settlements_refuse_merged AFTER INSERT ON public.settlements FOR EACH ROW EXECUTE FUNCTION refuse_paper_of_merged();
grant insert, select on settlements to waybill_app;
grant delete, insert, select, update on settlements to waybill_system;

create table shared_fuel_prices (
  fuel_type text not null,
  date text not null,
  dollars_per_litre double precision not null,
  constraint shared_fuel_prices_date_check CHECK ((date ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint shared_fuel_prices_dollars_per_litre_check CHECK ((dollars_per_litre > (0)::double precision)),
  constraint shared_fuel_prices_fuel_type_check CHECK ((fuel_type = ANY (ARRAY['regular'::text, 'diesel'::text]))),
  constraint shared_fuel_prices_pkey PRIMARY KEY (fuel_type, date)
);
grant select on shared_fuel_prices to waybill_app;
grant delete, insert, select, update on shared_fuel_prices to waybill_system;

create table sign_in_attempts (
  kind text not null,
  subject text not null,
  window_started_at bigint not null,
  failures integer not null default 0,
  constraint sign_in_attempts_kind_check CHECK ((kind = ANY (ARRAY['account'::text, 'address'::text, 'device'::text]))),
  constraint sign_in_attempts_pkey PRIMARY KEY (kind, subject)
);
CREATE INDEX sign_in_attempts_window ON public.sign_in_attempts USING btree (window_started_at);
grant delete, insert, select, update on sign_in_attempts to waybill_system;

create table sign_in_families (
  id bigint not null generated always as identity,
  user_id bigint not null,
  impersonator_user_id bigint,
  user_agent text,
  address text,
  created_at bigint not null default unix_now(),
  revoked_at bigint,
  revoked_reason text,
  last_used_at bigint not null default unix_now(),
  confirmed_at bigint,
  started_by_family_id bigint,
  constraint sign_in_families_impersonator_user_id_fkey FOREIGN KEY (impersonator_user_id) REFERENCES users(id),
  constraint sign_in_families_started_by_family_id_fkey FOREIGN KEY (started_by_family_id) REFERENCES sign_in_families(id) ON DELETE CASCADE,
  constraint sign_in_families_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint sign_in_families_pkey PRIMARY KEY (id)
);
CREATE INDEX sign_in_families_age ON public.sign_in_families USING btree (created_at);
CREATE INDEX sign_in_families_impersonator ON public.sign_in_families USING btree (impersonator_user_id) WHERE ((impersonator_user_id IS NOT NULL) AND (revoked_at IS NULL));
CREATE INDEX sign_in_families_revoked ON public.sign_in_families USING btree (revoked_at) WHERE (revoked_at IS NOT NULL);
CREATE INDEX sign_in_families_started_by ON public.sign_in_families USING btree (started_by_family_id) WHERE (started_by_family_id IS NOT NULL);
CREATE INDEX sign_in_families_user ON public.sign_in_families USING btree (user_id, last_used_at, id) WHERE (revoked_at IS NULL);
CREATE TRIGGER sign_in_families_end_started AFTER UPDATE ON public.sign_in_families FOR EACH ROW WHEN (((old.revoked_at IS NULL) AND (new.revoked_at IS NOT NULL))) EXECUTE FUNCTION end_what_sign_in_started();
CREATE TRIGGER sign_in_families_tell AFTER UPDATE ON public.sign_in_families FOR EACH ROW WHEN ((old.revoked_at IS DISTINCT FROM new.revoked_at)) EXECUTE FUNCTION tell_of_rights('user', 'user_id');
grant delete, insert, select, update on sign_in_families to waybill_system;

create table stored_file_parts (
  file_id bigint not null,
  "position" integer not null,
  bytes bytea not null,
  constraint stored_file_parts_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id) ON DELETE CASCADE,
  constraint stored_file_parts_pkey PRIMARY KEY (file_id, "position")
);
alter table stored_file_parts enable row level security;
alter table stored_file_parts force row level security;
create policy external_deletes on stored_file_parts for delete to waybill_external using (true);
create policy external_inserts on stored_file_parts for insert to waybill_external with check (true);
create policy external_reads on stored_file_parts for select to waybill_external using (true);
create policy external_updates on stored_file_parts for update to waybill_external using (true) with check (true);
create policy system on stored_file_parts for all to waybill_system using (true) with check (true);
create policy tenant_deletes on stored_file_parts for delete to waybill_app using ((EXISTS ( SELECT
   FROM stored_files f
  WHERE ((f.id = stored_file_parts.file_id) AND (f.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))))));
create policy tenant_inserts on stored_file_parts for insert to waybill_app with check ((EXISTS ( SELECT
   FROM stored_files f
  WHERE ((f.id = stored_file_parts.file_id) AND (f.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))))));
create policy tenant_reads on stored_file_parts for select to waybill_app using ((EXISTS ( SELECT
   FROM stored_files f
  WHERE (f.id = stored_file_parts.file_id))));
create policy tenant_updates on stored_file_parts for update to waybill_app using ((EXISTS ( SELECT
   FROM stored_files f
  WHERE ((f.id = stored_file_parts.file_id) AND (f.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)))))) with check ((EXISTS ( SELECT
   FROM stored_files f
  WHERE ((f.id = stored_file_parts.file_id) AND (f.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))))));
grant delete, insert, select on stored_file_parts to waybill_app;
grant delete, insert, select, update on stored_file_parts to waybill_system;

create table stored_files (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  sha256 text not null,
  size_bytes bigint not null,
  content_type text not null,
  storage text not null,
  object_key text,
  created_at bigint not null default unix_now(),
  constraint stored_files_check CHECK (((storage = 'object'::text) = (object_key IS NOT NULL))),
  constraint stored_files_storage_check CHECK ((storage = ANY (ARRAY['database'::text, 'object'::text]))),
  constraint stored_files_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint stored_files_pkey PRIMARY KEY (id),
  constraint stored_files_tenant_id_sha256_key UNIQUE (tenant_id, sha256)
);
alter table stored_files enable row level security;
alter table stored_files force row level security;
create policy external_deletes on stored_files for delete to waybill_external using (true);
create policy external_inserts on stored_files for insert to waybill_external with check (true);
create policy external_reads on stored_files for select to waybill_external using (true);
create policy external_updates on stored_files for update to waybill_external using (true) with check (true);
create policy system on stored_files for all to waybill_system using (true) with check (true);
create policy tenant_deletes on stored_files for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on stored_files for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on stored_files for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (EXISTS ( SELECT
   FROM delivery_order_media m
  WHERE (m.file_id = stored_files.id)))));
create policy tenant_updates on stored_files for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select on stored_files to waybill_app;
grant delete, insert, select, update on stored_files to waybill_system;

create table subscription_plans (
  id bigint not null generated always as identity,
  name text not null,
  description text not null default ''::text,
  price_cents bigint not null default 0,
  features text[] not null default '{}'::text[],
  archived_at bigint,
  created_at bigint not null default unix_now(),
  for_kind text,
  constraint subscription_plans_for_kind_check CHECK ((for_kind = ANY (ARRAY['Courier'::text, 'Customer'::text, 'Supplier'::text, 'Internal'::text]))),
  constraint subscription_plans_pkey PRIMARY KEY (id),
  constraint subscription_plans_for_kind_key UNIQUE (for_kind),
  constraint subscription_plans_name_key UNIQUE (name)
);
grant select on subscription_plans to waybill_app;
grant delete, insert, select, update on subscription_plans to waybill_system;

create table supplier_settings (
  tenant_id bigint not null,
  version integer not null default 1,
  suppliers_place_orders boolean not null default true,
  more jsonb not null default '{}'::jsonb,
  updated_at bigint not null default unix_now(),
  constraint supplier_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint supplier_settings_pkey PRIMARY KEY (tenant_id)
);
alter table supplier_settings enable row level security;
alter table supplier_settings force row level security;
create policy external_deletes on supplier_settings for delete to waybill_external using (false);
create policy external_inserts on supplier_settings for insert to waybill_external with check (false);
create policy external_reads on supplier_settings for select to waybill_external using (true);
create policy external_updates on supplier_settings for update to waybill_external using (false) with check (true);
create policy system on supplier_settings for all to waybill_system using (true) with check (true);
create policy tenant on supplier_settings for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on supplier_settings to waybill_app;
grant delete, insert, select, update on supplier_settings to waybill_system;

create table suppliers (
  tenant_id bigint not null,
  id bigint not null,
  name text not null,
  status text not null,
  connected_at bigint not null,
  ended_at bigint,
  is_favorite boolean not null default false,
  places_orders boolean not null,
  notes text,
  more jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  constraint suppliers_status_check CHECK ((status = ANY (ARRAY['connected'::text, 'ended'::text]))),
  constraint suppliers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint suppliers_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX suppliers_by_connected_at ON public.suppliers USING btree (tenant_id, connected_at DESC, id DESC);
CREATE INDEX suppliers_by_favorite ON public.suppliers USING btree (tenant_id, is_favorite, lower(name), id);
CREATE INDEX suppliers_by_name ON public.suppliers USING btree (tenant_id, lower(name), id);
CREATE INDEX suppliers_by_places_orders ON public.suppliers USING btree (tenant_id, places_orders, lower(name), id);
CREATE INDEX suppliers_by_status ON public.suppliers USING btree (tenant_id, status, lower(name), id);
CREATE INDEX suppliers_to_rename ON public.suppliers USING btree (id);
alter table suppliers enable row level security;
alter table suppliers force row level security;
create policy external on suppliers for all to waybill_external using (false) with check (false);
create policy system on suppliers for all to waybill_system using (true) with check (true);
create policy tenant on suppliers for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER suppliers_keep_places_orders AFTER UPDATE ON public.suppliers FOR EACH ROW WHEN ((old.places_orders IS DISTINCT FROM new.places_orders)) EXECUTE FUNCTION keep_places_orders();
grant select, update (is_favorite, more, notes, places_orders, updated_at, version) on suppliers to waybill_app;
grant delete, insert, select, update on suppliers to waybill_system;

create table table_layouts (
  user_id bigint not null,
  table_id text not null,
  layout jsonb not null,
  updated_at bigint not null default unix_now(),
  constraint table_layouts_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint table_layouts_pkey PRIMARY KEY (user_id, table_id)
);
alter table table_layouts enable row level security;
alter table table_layouts force row level security;
create policy external_deletes on table_layouts for delete to waybill_external using (true);
create policy external_inserts on table_layouts for insert to waybill_external with check (true);
create policy external_reads on table_layouts for select to waybill_external using (true);
create policy external_updates on table_layouts for update to waybill_external using (true) with check (true);
create policy system on table_layouts for all to waybill_system using (true) with check (true);
create policy tenant on table_layouts for all to waybill_app using ((user_id = ( SELECT current_user_id() AS current_user_id))) with check ((user_id = ( SELECT current_user_id() AS current_user_id)));
grant delete, insert, select, update on table_layouts to waybill_app;
grant delete, insert, select, update on table_layouts to waybill_system;

create table tax_settings (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  type text not null,
  province text,
  percent double precision not null,
  effective_from text not null,
  effective_until text,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  constraint tax_settings_check CHECK ((effective_until >= effective_from)),
  constraint tax_settings_effective_from_check CHECK ((effective_from ~ '^\d{4}-\d\d-\d\d$'::text)),
  constraint tax_settings_percent_check CHECK (((percent >= (0)::double precision) AND (percent <= (100)::double precision))),
  constraint tax_settings_province_check CHECK ((province = ANY (ARRAY['AB'::text, 'BC'::text, 'MB'::text, 'NB'::text, 'NL'::text, 'NS'::text, 'NT'::text, 'NU'::text, 'ON'::text, 'PE'::text, 'QC'::text, 'SK'::text, 'YT'::text]))),
  constraint tax_settings_type_check CHECK ((type = ANY (ARRAY['GST'::text, 'QST'::text, 'PST SK'::text, 'GST/HST'::text, 'Exempt'::text, 'Zero Rated'::text]))),
  constraint tax_settings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint tax_settings_pkey PRIMARY KEY (id)
);
CREATE INDEX tax_settings_by_effective_from ON public.tax_settings USING btree (tenant_id, lower(effective_from), id);
CREATE INDEX tax_settings_by_name ON public.tax_settings USING btree (tenant_id, lower(name), id);
CREATE INDEX tax_settings_by_province ON public.tax_settings USING btree (tenant_id, province, lower(name), id);
CREATE INDEX tax_settings_by_type ON public.tax_settings USING btree (tenant_id, type, lower(name), id);
CREATE INDEX tax_settings_by_updated_at ON public.tax_settings USING btree (tenant_id, updated_at DESC, id DESC);
alter table tax_settings enable row level security;
alter table tax_settings force row level security;
create policy external_deletes on tax_settings for delete to waybill_external using (false);
create policy external_inserts on tax_settings for insert to waybill_external with check (false);
create policy external_reads on tax_settings for select to waybill_external using (true);
create policy external_updates on tax_settings for update to waybill_external using (false) with check (true);
create policy system on tax_settings for all to waybill_system using (true) with check (true);
create policy tenant on tax_settings for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on tax_settings to waybill_app;
grant delete, insert, select, update on tax_settings to waybill_system;

create table tenant_contacts (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  roles jsonb not null default '[]'::jsonb,
  details jsonb not null default '[]'::jsonb,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  constraint tenant_contacts_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint tenant_contacts_pkey PRIMARY KEY (id)
);
CREATE INDEX tenant_contacts_by_name ON public.tenant_contacts USING btree (tenant_id, lower(name), id);
CREATE INDEX tenant_contacts_by_phone ON public.tenant_contacts USING gin (phones_of_contact(details));
CREATE INDEX tenant_contacts_by_updated_at ON public.tenant_contacts USING btree (tenant_id, updated_at DESC, id DESC);
CREATE UNIQUE INDEX tenant_contacts_primary ON public.tenant_contacts USING btree (tenant_id) WHERE (roles @> '["Primary"]'::jsonb);
alter table tenant_contacts enable row level security;
alter table tenant_contacts force row level security;
create policy external on tenant_contacts for all to waybill_external using (false) with check (false);
create policy system on tenant_contacts for all to waybill_system using (true) with check (true);
create policy tenant on tenant_contacts for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on tenant_contacts to waybill_app;
grant delete, insert, select, update on tenant_contacts to waybill_system;

create table tenant_features (
  tenant_id bigint not null,
  feature text not null,
  created_at bigint not null default unix_now(),
  constraint tenant_features_feature_check CHECK ((feature = ANY (ARRAY['Customer'::text, 'Supplier'::text, 'Courier'::text, 'Planner'::text, 'CourierLocations'::text]))),
  constraint tenant_features_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint tenant_features_pkey PRIMARY KEY (tenant_id, feature)
);
alter table tenant_features enable row level security;
alter table tenant_features force row level security;
create policy external_deletes on tenant_features for delete to waybill_external using (false);
create policy external_inserts on tenant_features for insert to waybill_external with check (false);
create policy external_reads on tenant_features for select to waybill_external using ((tenant_id = ANY (ARRAY[( SELECT current_tenant_id() AS current_tenant_id), ( SELECT external_through_id() AS external_through_id)])));
create policy external_updates on tenant_features for update to waybill_external using (false) with check (true);
create policy system on tenant_features for all to waybill_system using (true) with check (true);
create policy tenant_deletes on tenant_features for delete to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on tenant_features for insert to waybill_app with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on tenant_features for select to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR ( SELECT caller_is_admin() AS caller_is_admin) OR tenant_is_visible(tenant_id)));
create policy tenant_updates on tenant_features for update to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER tenant_features_tell AFTER INSERT OR DELETE OR UPDATE ON public.tenant_features FOR EACH ROW EXECUTE FUNCTION tell_of_features();
grant delete, insert, select on tenant_features to waybill_app;
grant delete, insert, select, update on tenant_features to waybill_system;

create table tenant_links (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  partner_tenant_id bigint not null,
  kind text not null,
  created_at bigint not null default unix_now(),
  ended_at bigint,
  places_orders boolean not null default false,
  constraint tenant_links_check CHECK ((tenant_id <> partner_tenant_id)),
  constraint tenant_links_kind_check CHECK ((kind = ANY (ARRAY['courier-customer'::text, 'courier-broker'::text, 'supplier-customer'::text]))),
  constraint tenant_links_partner_tenant_id_fkey FOREIGN KEY (partner_tenant_id) REFERENCES tenants(id),
  constraint tenant_links_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint tenant_links_pkey PRIMARY KEY (id),
  constraint tenant_links_tenant_id_partner_tenant_id_kind_key UNIQUE (tenant_id, partner_tenant_id, kind)
);
CREATE INDEX tenant_links_partner ON public.tenant_links USING btree (partner_tenant_id, tenant_id);
alter table tenant_links enable row level security;
alter table tenant_links force row level security;
create policy external_deletes on tenant_links for delete to waybill_external using (false);
create policy external_inserts on tenant_links for insert to waybill_external with check (false);
create policy external_reads on tenant_links for select to waybill_external using (((( SELECT external_through_id() AS external_through_id) = tenant_id) OR (( SELECT external_through_id() AS external_through_id) = partner_tenant_id)));
create policy external_updates on tenant_links for update to waybill_external using (false) with check (true);
create policy system on tenant_links for all to waybill_system using (true) with check (true);
create policy tenant on tenant_links for all to waybill_app using (((( SELECT current_tenant_id() AS current_tenant_id) = tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = partner_tenant_id))) with check (((( SELECT current_tenant_id() AS current_tenant_id) = tenant_id) OR (( SELECT current_tenant_id() AS current_tenant_id) = partner_tenant_id)));
CREATE TRIGGER tenant_links_end_grants AFTER DELETE OR UPDATE OF ended_at ON public.tenant_links FOR EACH ROW EXECUTE FUNCTION end_grants_with_link();
CREATE TRIGGER tenant_links_keep_customers AFTER INSERT OR DELETE OR UPDATE ON public.tenant_links FOR EACH ROW EXECUTE FUNCTION keep_customers_and_vendors();
CREATE TRIGGER tenant_links_keep_partners AFTER INSERT OR UPDATE ON public.tenant_links FOR EACH ROW WHEN ((new.kind = 'courier-broker'::text)) EXECUTE FUNCTION keep_partners();
CREATE TRIGGER tenant_links_lose_partners AFTER DELETE ON public.tenant_links FOR EACH ROW WHEN ((old.kind = 'courier-broker'::text)) EXECUTE FUNCTION keep_partners();
CREATE TRIGGER tenant_links_open_services AFTER INSERT OR UPDATE OF ended_at ON public.tenant_links FOR EACH ROW WHEN (((new.kind = 'courier-customer'::text) AND (new.ended_at IS NULL))) EXECUTE FUNCTION open_services_to_new_customer();
CREATE TRIGGER tenant_links_recur AFTER UPDATE OF ended_at ON public.tenant_links FOR EACH ROW EXECUTE FUNCTION look_at_recurring_orders();
CREATE TRIGGER tenant_links_tell AFTER INSERT OR DELETE OR UPDATE ON public.tenant_links FOR EACH ROW EXECUTE FUNCTION tell_of_links();
grant insert, select, update (ended_at) on tenant_links to waybill_app;
grant delete, insert, select, update on tenant_links to waybill_system;

create table tenant_subscriptions (
  tenant_id bigint not null,
  subscription_plan_id bigint not null,
  started_at bigint not null default unix_now(),
  constraint tenant_subscriptions_subscription_plan_id_fkey FOREIGN KEY (subscription_plan_id) REFERENCES subscription_plans(id),
  constraint tenant_subscriptions_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint tenant_subscriptions_pkey PRIMARY KEY (tenant_id)
);
CREATE INDEX tenant_subscriptions_of_plan ON public.tenant_subscriptions USING btree (subscription_plan_id);
alter table tenant_subscriptions enable row level security;
alter table tenant_subscriptions force row level security;
create policy external_deletes on tenant_subscriptions for delete to waybill_external using (false);
create policy external_inserts on tenant_subscriptions for insert to waybill_external with check (false);
create policy external_reads on tenant_subscriptions for select to waybill_external using (true);
create policy external_updates on tenant_subscriptions for update to waybill_external using (false) with check (true);
create policy system on tenant_subscriptions for all to waybill_system using (true) with check (true);
create policy tenant on tenant_subscriptions for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER tenant_subscriptions_tell AFTER INSERT OR UPDATE ON public.tenant_subscriptions FOR EACH ROW EXECUTE FUNCTION tell_of_features();
grant insert, select, update on tenant_subscriptions to waybill_app;
grant delete, insert, select, update on tenant_subscriptions to waybill_system;

create table tenants (
  id bigint not null generated always as identity,
  name text not null,
  kind text not null,
  account_type text not null default 'organization'::text,
  address text not null default ''::text,
  phone text,
  order_support_phone text,
  image text,
  bill_to_name text,
  bill_to_address text,
  time_zone text not null,
  onboarding_required_types text[] not null default '{}'::text[],
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  suspended_at bigint,
  suspension_reason text,
  suspended_by_user_id bigint,
  constraint tenants_account_type_check CHECK ((account_type = ANY (ARRAY['organization'::text, 'individual'::text]))),
  constraint tenants_kind_check CHECK ((kind = ANY (ARRAY['Courier'::text, 'Customer'::text, 'Supplier'::text, 'Internal'::text]))),
  constraint tenants_suspension_check CHECK (((suspended_at IS NULL) = (suspension_reason IS NULL))),
  constraint tenants_suspended_by_user_id_fkey FOREIGN KEY (suspended_by_user_id) REFERENCES users(id),
  constraint tenants_pkey PRIMARY KEY (id)
);
CREATE INDEX tenants_by_age ON public.tenants USING btree (created_at DESC, id DESC) WHERE (archived_at IS NULL);
CREATE INDEX tenants_by_phone ON public.tenants USING btree (phone_digits(phone)) WHERE (phone IS NOT NULL);
CREATE INDEX tenants_by_support_phone ON public.tenants USING btree (phone_digits(order_support_phone)) WHERE (order_support_phone IS NOT NULL);
CREATE INDEX tenants_couriers ON public.tenants USING btree (name, id) WHERE ((kind = 'Courier'::text) AND (archived_at IS NULL));
CREATE INDEX tenants_suspended ON public.tenants USING btree (id) WHERE (suspended_at IS NOT NULL);
alter table tenants enable row level security;
alter table tenants force row level security;
create policy external_deletes on tenants for delete to waybill_external using (false);
create policy external_inserts on tenants for insert to waybill_external with check (false);
create policy external_reads on tenants for select to waybill_external using (((id = ANY (ARRAY[( SELECT current_tenant_id() AS current_tenant_id), ( SELECT external_through_id() AS external_through_id)])) OR (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.user_id = ( SELECT current_user_id() AS current_user_id)) AND (m.tenant_id = tenants.id)))) OR external_knows_tenant(id)));
create policy external_updates on tenants for update to waybill_external using (false) with check (true);
create policy system on tenants for all to waybill_system using (true) with check (true);
create policy tenant_deletes on tenants for delete to waybill_app using ((id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_inserts on tenants for insert to waybill_app with check ((id = ( SELECT current_tenant_id() AS current_tenant_id)));
create policy tenant_reads on tenants for select to waybill_app using (((id = ( SELECT current_tenant_id() AS current_tenant_id)) OR ( SELECT caller_is_admin() AS caller_is_admin) OR tenant_is_visible(id)));
create policy tenant_updates on tenants for update to waybill_app using ((id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((id = ( SELECT current_tenant_id() AS current_tenant_id)));
CREATE TRIGGER courier_starts_with_fuel AFTER INSERT ON public.tenants FOR EACH ROW WHEN ((new.kind = 'Courier'::text)) EXECUTE FUNCTION start_fuel();
CREATE TRIGGER tenants_keep_names_in_applications AFTER UPDATE ON public.tenants FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION keep_names_in_applications();
CREATE TRIGGER tenants_keep_names_in_onboardings AFTER UPDATE ON public.tenants FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION keep_names_in_onboardings();
CREATE TRIGGER tenants_keep_names_in_partnerships AFTER UPDATE ON public.tenants FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION keep_names_in_partnerships();
CREATE TRIGGER tenants_keep_names_of_partners AFTER UPDATE ON public.tenants FOR EACH ROW WHEN ((old.name IS DISTINCT FROM new.name)) EXECUTE FUNCTION keep_names_of_partners();
CREATE TRIGGER tenants_note_figures AFTER UPDATE OF time_zone ON public.tenants FOR EACH ROW WHEN ((old.time_zone IS DISTINCT FROM new.time_zone)) EXECUTE FUNCTION note_figure_calendar();
CREATE TRIGGER tenants_recur AFTER UPDATE OF archived_at, time_zone ON public.tenants FOR EACH ROW WHEN (((old.archived_at IS DISTINCT FROM new.archived_at) OR (old.time_zone IS DISTINCT FROM new.time_zone))) EXECUTE FUNCTION look_at_recurring_orders();
CREATE TRIGGER tenants_tell AFTER UPDATE ON public.tenants FOR EACH ROW WHEN (((((old.archived_at IS DISTINCT FROM new.archived_at) OR (old.name IS DISTINCT FROM new.name)) OR (old.onboarding_required_types IS DISTINCT FROM new.onboarding_required_types)) OR (old.suspended_at IS DISTINCT FROM new.suspended_at))) EXECUTE FUNCTION tell_of_rights('tenant', 'id');
CREATE TRIGGER tenants_tell_hosts AFTER UPDATE ON public.tenants FOR EACH ROW WHEN ((old.suspended_at IS DISTINCT FROM new.suspended_at)) EXECUTE FUNCTION tell_hosts_of_suspension();
grant select, update (address, bill_to_address, bill_to_name, image, name, onboarding_required_types, order_support_phone, phone, time_zone, updated_at, version) on tenants to waybill_app;
grant delete, insert, select, update on tenants to waybill_system;

create table try_out_customers (
  try_out_id bigint not null,
  tenant_id bigint not null,
  customer_tenant_id bigint not null,
  name text not null,
  orders integer not null,
  unpriceable integer not null,
  before_cents bigint not null,
  after_cents bigint not null,
  gain_cents bigint not null,
  constraint try_out_customers_customer_tenant_id_fkey FOREIGN KEY (customer_tenant_id) REFERENCES tenants(id),
  constraint try_out_customers_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint try_out_customers_try_out_id_fkey FOREIGN KEY (try_out_id) REFERENCES try_outs(id) ON DELETE CASCADE,
  constraint try_out_customers_pkey PRIMARY KEY (try_out_id, customer_tenant_id)
);
alter table try_out_customers enable row level security;
alter table try_out_customers force row level security;
create policy external on try_out_customers for all to waybill_external using (false) with check (false);
create policy system on try_out_customers for all to waybill_system using (true) with check (true);
create policy tenant on try_out_customers for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on try_out_customers to waybill_app;
grant delete, insert, select, update on try_out_customers to waybill_system;

create table try_out_orders (
  try_out_id bigint not null,
  tenant_id bigint not null,
  delivery_order_id bigint not null,
  customer_tenant_id bigint not null,
  customer_name text not null,
  available_at bigint not null,
  outcome text not null,
  before_cents bigint,
  after_cents bigint,
  difference_cents bigint generated always as ((after_cents - before_cents)) stored,
  gain_cents bigint,
  reasons text[] not null default '{}'::text[],
  constraint try_out_orders_outcome_check CHECK ((outcome = ANY (ARRAY['priced'::text, 'unpriceable'::text, 'newlyPriced'::text, 'unpriced'::text]))),
  constraint try_out_orders_try_out_id_fkey FOREIGN KEY (try_out_id) REFERENCES try_outs(id) ON DELETE CASCADE,
  constraint try_out_orders_pkey PRIMARY KEY (try_out_id, delivery_order_id)
);
CREATE INDEX try_out_orders_after ON public.try_out_orders USING btree (try_out_id, after_cents, delivery_order_id);
CREATE INDEX try_out_orders_available ON public.try_out_orders USING btree (try_out_id, available_at, delivery_order_id);
CREATE INDEX try_out_orders_before ON public.try_out_orders USING btree (try_out_id, before_cents, delivery_order_id);
CREATE INDEX try_out_orders_customer ON public.try_out_orders USING btree (try_out_id, lower(customer_name), delivery_order_id);
CREATE INDEX try_out_orders_difference ON public.try_out_orders USING btree (try_out_id, difference_cents, delivery_order_id);
CREATE INDEX try_out_orders_gain ON public.try_out_orders USING btree (try_out_id, gain_cents, delivery_order_id);
alter table try_out_orders enable row level security;
alter table try_out_orders force row level security;
create policy external on try_out_orders for all to waybill_external using (false) with check (false);
create policy system on try_out_orders for all to waybill_system using (true) with check (true);
create policy tenant on try_out_orders for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on try_out_orders to waybill_app;
grant delete, insert, select, update on try_out_orders to waybill_system;

create table try_outs (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  service_id bigint not null,
  service_revision_id bigint not null,
  compared_revision_id bigint,
  status text not null default 'running'::text,
  from_at bigint not null,
  until_at bigint not null,
  pricing jsonb not null,
  versions jsonb not null,
  orders integer not null,
  done integer not null default 0,
  last_available_at bigint,
  last_order_id bigint,
  summary jsonb,
  started_by bigint,
  created_at bigint not null default unix_now(),
  ended_at bigint,
  constraint try_outs_check CHECK (((status = 'running'::text) = (ended_at IS NULL))),
  constraint try_outs_check1 CHECK (((status = 'finished'::text) = (summary IS NOT NULL))),
  constraint try_outs_status_check CHECK ((status = ANY (ARRAY['running'::text, 'finished'::text, 'cancelled'::text, 'failed'::text]))),
  constraint try_outs_compared_revision_id_fkey FOREIGN KEY (compared_revision_id) REFERENCES service_revisions(id),
  constraint try_outs_service_id_fkey FOREIGN KEY (service_id) REFERENCES services(id),
  constraint try_outs_service_revision_id_fkey FOREIGN KEY (service_revision_id) REFERENCES service_revisions(id) ON DELETE CASCADE,
  constraint try_outs_started_by_fkey FOREIGN KEY (started_by) REFERENCES users(id),
  constraint try_outs_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint try_outs_pkey PRIMARY KEY (id),
  constraint try_outs_service_revision_id_key UNIQUE (service_revision_id)
);
alter table try_outs enable row level security;
alter table try_outs force row level security;
create policy external on try_outs for all to waybill_external using (false) with check (false);
create policy system on try_outs for all to waybill_system using (true) with check (true);
create policy tenant on try_outs for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on try_outs to waybill_app;
grant delete, insert, select, update on try_outs to waybill_system;

create table two_step_secrets (
  user_id bigint not null,
  secret text not null,
  enabled_at bigint,
  last_step bigint not null default 0,
  created_at bigint not null default unix_now(),
  constraint two_step_secrets_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint two_step_secrets_pkey PRIMARY KEY (user_id)
);
grant delete, insert, select, update on two_step_secrets to waybill_system;

create table upload_parts (
  upload_uid uuid not null,
  "position" bigint not null,
  bytes bytea not null,
  constraint upload_parts_upload_uid_fkey FOREIGN KEY (upload_uid) REFERENCES uploads(uid) ON DELETE CASCADE,
  constraint upload_parts_pkey PRIMARY KEY (upload_uid, "position")
);
alter table upload_parts enable row level security;
alter table upload_parts force row level security;
create policy external_deletes on upload_parts for delete to waybill_external using (true);
create policy external_inserts on upload_parts for insert to waybill_external with check (true);
create policy external_reads on upload_parts for select to waybill_external using (true);
create policy external_updates on upload_parts for update to waybill_external using (true) with check (true);
create policy system on upload_parts for all to waybill_system using (true) with check (true);
create policy tenant on upload_parts for all to waybill_app using ((EXISTS ( SELECT
   FROM uploads u
  WHERE (u.uid = upload_parts.upload_uid)))) with check ((EXISTS ( SELECT
   FROM uploads u
  WHERE (u.uid = upload_parts.upload_uid))));
grant delete, insert, select, update on upload_parts to waybill_app;
grant delete, insert, select, update on upload_parts to waybill_system;

create table uploads (
  uid uuid not null default gen_random_uuid(),
  tenant_id bigint not null,
  user_id bigint not null,
  file_name text not null,
  content_type text not null,
  size_bytes bigint not null,
  received_bytes bigint not null default 0,
  storage text not null,
  object_key text,
  ticket_hash text,
  file_id bigint,
  created_at bigint not null default unix_now(),
  expires_at bigint not null,
  kept_sha256 text,
  family_id bigint,
  constraint uploads_size_bytes_check CHECK ((size_bytes > 0)),
  constraint uploads_storage_check CHECK ((storage = ANY (ARRAY['database'::text, 'object'::text]))),
  constraint uploads_family_id_fkey FOREIGN KEY (family_id) REFERENCES sign_in_families(id) ON DELETE SET NULL,
  constraint uploads_file_id_fkey FOREIGN KEY (file_id) REFERENCES stored_files(id),
  constraint uploads_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint uploads_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint uploads_pkey PRIMARY KEY (uid)
);
CREATE INDEX uploads_expiry ON public.uploads USING btree (expires_at);
CREATE INDEX uploads_family ON public.uploads USING btree (family_id) WHERE (family_id IS NOT NULL);
alter table uploads enable row level security;
alter table uploads force row level security;
create policy external_deletes on uploads for delete to waybill_external using (true);
create policy external_inserts on uploads for insert to waybill_external with check (true);
create policy external_reads on uploads for select to waybill_external using (true);
create policy external_updates on uploads for update to waybill_external using (true) with check (true);
create policy system on uploads for all to waybill_system using (true) with check (true);
create policy tenant on uploads for all to waybill_app using (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (user_id = ( SELECT current_user_id() AS current_user_id)))) with check (((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (user_id = ( SELECT current_user_id() AS current_user_id))));
grant delete, insert, select, update on uploads to waybill_app;
grant delete, insert, select, update on uploads to waybill_system;

create table user_photos (
  user_id bigint not null,
  uid uuid not null default gen_random_uuid(),
  content_type text not null,
  content bytea not null,
  created_at bigint not null default unix_now(),
  constraint user_photos_content_type_check CHECK ((content_type = ANY (ARRAY['image/png'::text, 'image/jpeg'::text, 'image/webp'::text]))),
  constraint user_photos_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint user_photos_pkey PRIMARY KEY (user_id),
  constraint user_photos_uid_key UNIQUE (uid)
);
grant delete, insert, select, update on user_photos to waybill_system;

create table users (
  id bigint not null generated always as identity,
  email text not null,
  first_name text not null,
  last_name text not null,
  phone text,
  image text,
  password_hash text,
  is_admin boolean not null default false,
  created_by_tenant_id bigint,
  current_tenant_id bigint,
  time_zone text,
  unit_preference text not null default 'Metric'::text,
  notifications_refreshed_at bigint,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  is_machine boolean not null default false,
  constraint users_unit_preference_check CHECK ((unit_preference = ANY (ARRAY['Metric'::text, 'MetricMixed'::text, 'Imperial'::text]))),
  constraint users_created_by_tenant_id_fkey FOREIGN KEY (created_by_tenant_id) REFERENCES tenants(id),
  constraint users_current_tenant_id_fkey FOREIGN KEY (current_tenant_id) REFERENCES tenants(id),
  constraint users_pkey PRIMARY KEY (id)
);
CREATE INDEX users_by_phone ON public.users USING btree (phone_digits(phone)) WHERE (phone IS NOT NULL);
CREATE UNIQUE INDEX users_email ON public.users USING btree (lower(email));
alter table users enable row level security;
alter table users force row level security;
create policy external_deletes on users for delete to waybill_external using (false);
create policy external_inserts on users for insert to waybill_external with check (false);
create policy external_reads on users for select to waybill_external using (((id = ( SELECT current_user_id() AS current_user_id)) OR (EXISTS ( SELECT
   FROM delivery_order_parties p
  WHERE ((p.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (p.driver_user_id = users.id)))) OR (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) AND (m.user_id = users.id))))));
create policy external_updates on users for update to waybill_external using ((id = ( SELECT current_user_id() AS current_user_id))) with check (true);
create policy system on users for all to waybill_system using (true) with check (true);
create policy tenant_deletes on users for delete to waybill_app using (((id = ( SELECT current_user_id() AS current_user_id)) OR (created_by_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.user_id = users.id) AND (m.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)))))));
create policy tenant_inserts on users for insert to waybill_app with check (((id = ( SELECT current_user_id() AS current_user_id)) OR (created_by_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.user_id = users.id) AND (m.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)))))));
create policy tenant_reads on users for select to waybill_app using (((id = ( SELECT current_user_id() AS current_user_id)) OR belongs_here(id) OR is_admin OR (created_by_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR user_is_known_here(id)));
create policy tenant_updates on users for update to waybill_app using (((id = ( SELECT current_user_id() AS current_user_id)) OR (created_by_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.user_id = users.id) AND (m.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))))))) with check (((id = ( SELECT current_user_id() AS current_user_id)) OR (created_by_tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)) OR (EXISTS ( SELECT
   FROM memberships m
  WHERE ((m.user_id = users.id) AND (m.tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)))))));
CREATE TRIGGER users_end_acting AFTER UPDATE ON public.users FOR EACH ROW WHEN ((old.is_admin AND (NOT new.is_admin))) EXECUTE FUNCTION end_sign_ins_of_former_administrator();
CREATE TRIGGER users_end_sign_ins AFTER UPDATE ON public.users FOR EACH ROW WHEN (((old.archived_at IS NULL) AND (new.archived_at IS NOT NULL))) EXECUTE FUNCTION end_sign_ins_of_archived();
CREATE TRIGGER users_keep_names_of_people AFTER UPDATE ON public.users FOR EACH ROW WHEN (((((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.email IS DISTINCT FROM new.email)) OR (old.phone IS DISTINCT FROM new.phone))) EXECUTE FUNCTION keep_names_of_people();
CREATE TRIGGER users_tell AFTER UPDATE ON public.users FOR EACH ROW WHEN (((((((old.archived_at IS DISTINCT FROM new.archived_at) OR (old.is_admin IS DISTINCT FROM new.is_admin)) OR (old.first_name IS DISTINCT FROM new.first_name)) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.email IS DISTINCT FROM new.email)) OR (old.unit_preference IS DISTINCT FROM new.unit_preference))) EXECUTE FUNCTION tell_of_rights('user', 'id');
CREATE TRIGGER users_tell_people AFTER UPDATE ON public.users FOR EACH ROW WHEN (((((((old.first_name IS DISTINCT FROM new.first_name) OR (old.last_name IS DISTINCT FROM new.last_name)) OR (old.email IS DISTINCT FROM new.email)) OR (old.phone IS DISTINCT FROM new.phone)) OR (old.image IS DISTINCT FROM new.image)) OR (old.archived_at IS DISTINCT FROM new.archived_at))) EXECUTE FUNCTION tell_of_people();
grant insert (created_at, created_by_tenant_id, current_tenant_id, email, first_name, image, last_name, phone, time_zone, unit_preference, updated_at), select (archived_at, created_at, created_by_tenant_id, current_tenant_id, email, first_name, id, image, is_admin, last_name, notifications_refreshed_at, phone, time_zone, unit_preference, updated_at), update (archived_at, current_tenant_id, email, first_name, image, last_name, notifications_refreshed_at, phone, time_zone, unit_preference, updated_at) on users to waybill_app;
grant delete, insert, select, update on users to waybill_system;

create table vehicles (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  description text not null default ''::text,
  license_plate text,
  driver_user_id bigint,
  max_weight_kg double precision,
  max_volume_m3 double precision,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  constraint vehicles_driver_user_id_fkey FOREIGN KEY (driver_user_id) REFERENCES users(id),
  constraint vehicles_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint vehicles_pkey PRIMARY KEY (id)
);
CREATE INDEX vehicles_by_driver ON public.vehicles USING btree (tenant_id, driver_user_id, lower(name), id);
CREATE INDEX vehicles_by_updated_at ON public.vehicles USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX vehicles_by_weight ON public.vehicles USING btree (tenant_id, max_weight_kg, lower(name), id);
CREATE INDEX vehicles_tenant ON public.vehicles USING btree (tenant_id, lower(name), id);
alter table vehicles enable row level security;
alter table vehicles force row level security;
create policy external_deletes on vehicles for delete to waybill_external using (false);
create policy external_inserts on vehicles for insert to waybill_external with check (false);
create policy external_reads on vehicles for select to waybill_external using (true);
create policy external_updates on vehicles for update to waybill_external using (false) with check (true);
create policy system on vehicles for all to waybill_system using (true) with check (true);
create policy tenant on vehicles for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on vehicles to waybill_app;
grant delete, insert, select, update on vehicles to waybill_system;

create table vendors (
  tenant_id bigint not null,
  id bigint not null,
  name text not null,
  relation text not null,
  status text not null,
  connected_at bigint not null,
  ended_at bigint,
  is_favorite boolean not null default false,
  own_name text,
  account_number text,
  notes text,
  more jsonb not null default '{}'::jsonb,
  version integer not null default 1,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  constraint vendors_relation_check CHECK ((relation = ANY (ARRAY['courier'::text, 'partner'::text]))),
  constraint vendors_status_check CHECK ((status = ANY (ARRAY['connected'::text, 'ended'::text]))),
  constraint vendors_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint vendors_pkey PRIMARY KEY (tenant_id, id)
);
CREATE INDEX vendors_by_connected_at ON public.vendors USING btree (tenant_id, connected_at DESC, id DESC);
CREATE INDEX vendors_by_favorite ON public.vendors USING btree (tenant_id, is_favorite, lower(name), id);
CREATE INDEX vendors_by_name ON public.vendors USING btree (tenant_id, lower(name), id);
CREATE INDEX vendors_by_status ON public.vendors USING btree (tenant_id, status, lower(name), id);
CREATE INDEX vendors_to_rename ON public.vendors USING btree (id);
alter table vendors enable row level security;
alter table vendors force row level security;
create policy external on vendors for all to waybill_external using (false) with check (false);
create policy system on vendors for all to waybill_system using (true) with check (true);
create policy tenant on vendors for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant select, update (account_number, is_favorite, more, notes, own_name, updated_at, version) on vendors to waybill_app;
grant delete, insert, select, update on vendors to waybill_system;

create table verification_codes (
  invitation_id bigint not null,
  user_id bigint,
  seed text not null,
  tries integer not null default 0,
  expires_at bigint not null,
  email text,
  constraint verification_codes_check CHECK (((user_id IS NULL) <> (email IS NULL))),
  constraint verification_codes_invitation_id_fkey FOREIGN KEY (invitation_id) REFERENCES invitations(id) ON DELETE CASCADE,
  constraint verification_codes_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id),
  constraint verification_codes_whose UNIQUE NULLS NOT DISTINCT (invitation_id, user_id, email)
);
CREATE INDEX verification_codes_expiry ON public.verification_codes USING btree (expires_at);
grant delete, insert, select, update on verification_codes to waybill_system;

create table version_sightings (
  user_id bigint not null,
  version text not null,
  tenant_id bigint,
  last_seen_at bigint not null,
  constraint version_sightings_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint version_sightings_user_id_fkey FOREIGN KEY (user_id) REFERENCES users(id) ON DELETE CASCADE,
  constraint version_sightings_pkey PRIMARY KEY (user_id, version)
);
CREATE INDEX version_sightings_age ON public.version_sightings USING btree (last_seen_at);
CREATE INDEX version_sightings_by_version ON public.version_sightings USING btree (version, last_seen_at DESC);
CREATE INDEX version_sightings_of_tenant ON public.version_sightings USING btree (tenant_id, last_seen_at DESC);
alter table version_sightings enable row level security;
alter table version_sightings force row level security;
create policy external on version_sightings for all to waybill_external using (false) with check (false);
create policy system on version_sightings for all to waybill_system using (true) with check (true);
create policy tenant on version_sightings for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on version_sightings to waybill_system;

create table webhook_deliveries (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  endpoint_id bigint not null,
  message_id text not null,
  event text not null,
  delivery_order_id bigint,
  body text not null,
  state text not null default 'waiting'::text,
  tries integer not null default 0,
  next_at bigint,
  last_at bigint,
  last_status integer,
  took_ms integer,
  failure text,
  answer text,
  created_at bigint not null default unix_now(),
  constraint webhook_deliveries_check CHECK (((state = 'waiting'::text) = (next_at IS NOT NULL))),
  constraint webhook_deliveries_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'failed'::text]))),
  constraint webhook_deliveries_delivery_order_id_fkey FOREIGN KEY (delivery_order_id) REFERENCES delivery_orders(id) ON DELETE SET NULL,
  constraint webhook_deliveries_endpoint_id_fkey FOREIGN KEY (endpoint_id) REFERENCES webhook_endpoints(id) ON DELETE CASCADE,
  constraint webhook_deliveries_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint webhook_deliveries_pkey PRIMARY KEY (id)
);
CREATE INDEX webhook_deliveries_by_endpoint ON public.webhook_deliveries USING btree (tenant_id, endpoint_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_by_event ON public.webhook_deliveries USING btree (tenant_id, event, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_by_state ON public.webhook_deliveries USING btree (tenant_id, state, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_due ON public.webhook_deliveries USING btree (endpoint_id, next_at, id) WHERE (state = 'waiting'::text);
CREATE UNIQUE INDEX webhook_deliveries_message ON public.webhook_deliveries USING btree (endpoint_id, message_id);
CREATE INDEX webhook_deliveries_newest ON public.webhook_deliveries USING btree (tenant_id, created_at DESC, id DESC);
CREATE INDEX webhook_deliveries_old ON public.webhook_deliveries USING btree (created_at);
CREATE INDEX webhook_deliveries_order ON public.webhook_deliveries USING btree (delivery_order_id) WHERE (delivery_order_id IS NOT NULL);
CREATE INDEX webhook_deliveries_waiting ON public.webhook_deliveries USING btree (created_at) WHERE (state = 'waiting'::text);
alter table webhook_deliveries enable row level security;
alter table webhook_deliveries force row level security;
create policy external on webhook_deliveries for all to waybill_external using (false) with check (false);
create policy system on webhook_deliveries for all to waybill_system using (true) with check (true);
create policy tenant on webhook_deliveries for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant insert, select, update on webhook_deliveries to waybill_app;
grant delete, insert, select, update on webhook_deliveries to waybill_system;

create table webhook_endpoints (
  id bigint not null generated always as identity,
  tenant_id bigint not null,
  name text not null,
  url text not null,
  events text[] not null,
  is_enabled boolean not null default true,
  turned_off_reason text,
  secret text,
  secret_end text,
  previous_secret text,
  previous_secret_until bigint,
  failing_since bigint,
  last_success_at bigint,
  sent_in bigint not null default 0,
  sent_count integer not null default 0,
  version integer not null default 1,
  more jsonb not null default '{}'::jsonb,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint,
  constraint webhook_endpoints_check CHECK (((previous_secret IS NULL) = (previous_secret_until IS NULL))),
  constraint webhook_endpoints_tenant_id_fkey FOREIGN KEY (tenant_id) REFERENCES tenants(id),
  constraint webhook_endpoints_pkey PRIMARY KEY (id)
);
CREATE INDEX webhook_endpoints_by_name ON public.webhook_endpoints USING btree (tenant_id, lower(name), id);
CREATE INDEX webhook_endpoints_by_state ON public.webhook_endpoints USING btree (tenant_id, is_enabled, lower(name), id);
CREATE INDEX webhook_endpoints_by_updated_at ON public.webhook_endpoints USING btree (tenant_id, updated_at DESC, id DESC);
CREATE INDEX webhook_endpoints_told ON public.webhook_endpoints USING btree (tenant_id) WHERE (is_enabled AND (secret IS NOT NULL));
alter table webhook_endpoints enable row level security;
alter table webhook_endpoints force row level security;
create policy external on webhook_endpoints for all to waybill_external using (false) with check (false);
create policy system on webhook_endpoints for all to waybill_system using (true) with check (true);
create policy tenant on webhook_endpoints for all to waybill_app using ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id))) with check ((tenant_id = ( SELECT current_tenant_id() AS current_tenant_id)));
grant delete, insert, select, update on webhook_endpoints to waybill_app;
grant delete, insert, select, update on webhook_endpoints to waybill_system;

create table webhook_events (
  id bigint not null generated always as identity,
  order_update_id bigint,
  invoice_id bigint,
  event text,
  created_at bigint not null default unix_now(),
  constraint webhook_events_check CHECK (((order_update_id IS NULL) = ((invoice_id IS NOT NULL) AND (event IS NOT NULL)))),
  constraint webhook_events_invoice_id_fkey FOREIGN KEY (invoice_id) REFERENCES invoices(id) ON DELETE CASCADE,
  constraint webhook_events_order_update_id_fkey FOREIGN KEY (order_update_id) REFERENCES delivery_order_updates(id) ON DELETE CASCADE,
  constraint webhook_events_pkey PRIMARY KEY (id)
);
CREATE INDEX webhook_events_invoice ON public.webhook_events USING btree (invoice_id) WHERE (invoice_id IS NOT NULL);
CREATE INDEX webhook_events_update ON public.webhook_events USING btree (order_update_id);
alter table webhook_events enable row level security;
alter table webhook_events force row level security;
create policy external on webhook_events for all to waybill_external using (false) with check (false);
create policy system on webhook_events for all to waybill_system using (true) with check (true);
create policy tenant on webhook_events for all to waybill_app using (false) with check (false);
grant delete, insert, select, update on webhook_events to waybill_system;

create view billing_couriers as
 SELECT v.id,
    v.name,
    v.status = 'connected'::text AS is_connected,
    billed.invoices,
    jsonb_build_object('eTransferTo', settings.more -> 'eTransferTo'::text, 'chequePayableTo', settings.more -> 'chequePayableTo'::text, 'bankTransfer', settings.more -> 'bankTransfer'::text, 'paymentRemarks', settings.more -> 'paymentRemarks'::text) AS how_to_pay
   FROM vendors v
     CROSS JOIN LATERAL ( SELECT count(*)::integer AS invoices
           FROM invoices i
          WHERE i.tenant_id = v.id AND i.customer_tenant_id = v.tenant_id) billed
     LEFT JOIN accounting_settings settings ON settings.tenant_id = v.id
  WHERE v.tenant_id = (( SELECT current_tenant_id() AS current_tenant_id)) AND NOT ( SELECT is_external() AS is_external) AND billed.invoices > 0;
grant select on billing_couriers to waybill_app;

create view courier_schedules as
 SELECT tenant_id,
    dispatch_hours,
    geostamps_enabled,
    holidays,
    ( SELECT COALESCE(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'options', f.options, 'required', f.required, 'help', f.help, 'shownIn', f.shown_in, 'pinned', f.pinned) ORDER BY f."position", f.id), '[]'::jsonb) AS "coalesce"
           FROM delivery_order_fields f
          WHERE f.tenant_id = courier_settings.tenant_id) AS order_fields,
    holidays_name,
    fuel_name,
    recurring_on_holidays
   FROM courier_settings
  WHERE tenant_id = (( SELECT current_tenant_id() AS current_tenant_id)) OR (tenant_id IN ( SELECT courier_tenant_ids() AS courier_tenant_ids)) OR (tenant_id IN ( SELECT carrier_tenant_ids() AS carrier_tenant_ids)) OR (tenant_id IN ( SELECT supplied_courier_tenant_ids() AS supplied_courier_tenant_ids));
grant select on courier_schedules to waybill_app;

create view external_rights as
 SELECT g.tenant_id AS host_id,
    m.user_id,
    g.grantee_tenant_id AS through_id,
    g.role_id,
    g.id AS grant_id,
    g.user_id IS NULL AS is_whole
   FROM role_grants g
     JOIN memberships m ON m.tenant_id = g.grantee_tenant_id AND (g.user_id IS NULL OR g.user_id = m.user_id)
     JOIN tenants through ON through.id = g.grantee_tenant_id AND through.archived_at IS NULL
     JOIN tenants host ON host.id = g.tenant_id AND host.archived_at IS NULL
     JOIN users person ON person.id = m.user_id AND person.archived_at IS NULL AND NOT person.is_admin
  WHERE g.ended_at IS NULL AND g.grantee_tenant_id IS NOT NULL AND have_live_link(g.tenant_id, g.grantee_tenant_id) AND NOT (EXISTS ( SELECT
           FROM memberships own
          WHERE own.tenant_id = g.tenant_id AND own.user_id = m.user_id));

create view external_standings as
 SELECT host_id,
    user_id,
    through_id,
    array_agg(DISTINCT role_id ORDER BY role_id) AS roles,
    (hashtextextended(string_agg(grant_id::text, ' '::text ORDER BY grant_id), 0::bigint) & '4503599627370495'::bigint) | 1::bigint AS version
   FROM ( SELECT r.host_id,
            r.user_id,
            r.through_id,
            r.role_id,
            r.grant_id,
            r.is_whole,
            first_value(r.through_id) OVER (PARTITION BY r.host_id, r.user_id ORDER BY r.is_whole, r.grant_id) AS chosen_id
           FROM external_rights r) rights
  WHERE through_id = chosen_id
  GROUP BY host_id, user_id, through_id;

create view live_links as
 SELECT linked_as,
    tenant_id
   FROM ( SELECT 'customer'::text AS linked_as,
            tenant_links.partner_tenant_id AS tenant_id,
            tenant_links.tenant_id AS asking_tenant_id,
            tenant_links.ended_at
           FROM tenant_links
          WHERE tenant_links.kind = 'courier-customer'::text
        UNION ALL
         SELECT 'courier'::text,
            tenant_links.tenant_id,
            tenant_links.partner_tenant_id,
            tenant_links.ended_at
           FROM tenant_links
          WHERE tenant_links.kind = 'courier-customer'::text
        UNION ALL
         SELECT 'carrier'::text,
            tenant_links.tenant_id,
            tenant_links.partner_tenant_id,
            tenant_links.ended_at
           FROM tenant_links
          WHERE tenant_links.kind = 'courier-broker'::text
        UNION ALL
         SELECT 'broker'::text,
            tenant_links.partner_tenant_id,
            tenant_links.tenant_id,
            tenant_links.ended_at
           FROM tenant_links
          WHERE tenant_links.kind = 'courier-broker'::text
        UNION ALL
         SELECT 'supplied'::text,
            s.partner_tenant_id,
            s.tenant_id,
            s.ended_at
           FROM tenant_links s
          WHERE s.kind = 'supplier-customer'::text AND s.places_orders AND NOT (EXISTS ( SELECT
                   FROM supplier_settings
                  WHERE supplier_settings.tenant_id = s.partner_tenant_id AND NOT supplier_settings.suppliers_place_orders))
        UNION ALL
         SELECT 'supplied_courier'::text,
            c.tenant_id,
            s.tenant_id,
            COALESCE(s.ended_at, c.ended_at) AS "coalesce"
           FROM tenant_links s
             JOIN tenant_links c ON c.partner_tenant_id = s.partner_tenant_id AND c.kind = 'courier-customer'::text
          WHERE s.kind = 'supplier-customer'::text AND s.places_orders AND NOT (EXISTS ( SELECT
                   FROM supplier_settings
                  WHERE supplier_settings.tenant_id = s.partner_tenant_id AND NOT supplier_settings.suppliers_place_orders))) links
  WHERE asking_tenant_id = current_tenant_id() AND ended_at IS NULL;

create view received_invoices as
 SELECT i.id,
    i.tenant_id AS courier_id,
    courier.name AS courier_name,
    courier.time_zone,
    i.kind,
    i.number,
    i.label,
    i.invoice_date,
    i.due_date,
    i.ages_from,
    i.orders,
    i.total_cents,
    i.outstanding_cents,
    i.state,
    ( SELECT count(*)::integer AS count
           FROM invoice_disputes dispute
          WHERE dispute.invoice_id = i.id AND dispute.state = 'open'::text) AS open_disputes
   FROM invoices i
     JOIN tenants courier ON courier.id = i.tenant_id
  WHERE i.customer_tenant_id = (( SELECT current_tenant_id() AS current_tenant_id)) AND NOT ( SELECT is_external() AS is_external) AND (EXISTS ( SELECT
           FROM vendors v
          WHERE v.tenant_id = (( SELECT current_tenant_id() AS current_tenant_id)) AND v.id = i.tenant_id));
grant select on received_invoices to waybill_app;

create view supplied_services as
 SELECT s.customer_tenant_id,
    s.service_id
   FROM live_links l
     JOIN tenant_links c ON c.partner_tenant_id = l.tenant_id AND c.kind = 'courier-customer'::text AND c.ended_at IS NULL
     JOIN customer_services s ON s.tenant_id = c.tenant_id AND s.customer_tenant_id = l.tenant_id
     JOIN services ON services.id = s.service_id
  WHERE l.linked_as = 'supplied'::text AND s.is_enabled AND services.is_enabled AND services.archived_at IS NULL AND NOT services.is_template;
