-- What people type is found however it is written: with any apostrophe or none, with any dash, a postal code with or without its blank, a
-- phone number in any of its ways; and an order by the number of its label.

-- As in 0020, with that; the same as `bareLetters` in domain/text/bare-letters.ts. What changes few texts stands behind a question that costs
-- a tenth of it, since each order that is placed comes through here.
create or replace function bare_letters(given text) returns text language plpgsql immutable strict parallel safe as $$
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
end $$;

-- The same as `searchWords` beside it: at most eight words.
create function search_words(typed text) returns setof text language sql immutable parallel safe as $$
  select word from regexp_split_to_table(bare_letters(coalesce(typed, '')),
    '\s+|\+(?:1[ .-]*)?(?=[0-9(]|$)|\((?=[0-9])|(?<=[0-9])[-./)]+(?=[0-9\s]|$)') as word
  where word <> '' limit 8
$$;

-- The same as `labelledOrder` in domain/orders/order-number.ts.
create function labelled_order(word text) returns bigint language sql immutable strict parallel safe
  return substring(lower(word) from '^(?:wb|#|#wb)0*([1-9][0-9]{0,11})$')::bigint;

-- As in 0004: one condition for each word, since the trigram index serves several LIKEs but not LIKE ALL.
create or replace function search_conditions(term text) returns text language sql immutable parallel safe
  return (select coalesce(string_agg(format('search_text like %L', like_pattern(word)), ' and '), 'true')
    from search_words(term) as word);

-- Stored phone numbers, all Canadian or American, are given as bare_letters would leave them.
drop index locations_search;
alter table locations drop column search_text;
alter table locations add column search_text text not null generated always as (
  bare_letters(name || ' ' || friendly_name || ' ' || coalesce(external_reference, '') || ' ' || unit_number || ' '
    || formatted_address || ' ' || city || ' ' || postal_code || ' ' || contact_name || ' ' || ltrim(replace(coalesce(phone, ''), ';ext=', ''), '+1'))
) stored;
create index locations_search on locations using gin (tenant_id, search_text gin_trgm_ops);

drop index gazetteer_places_search;
alter table gazetteer_places drop column search_text;
alter table gazetteer_places add column search_text text not null
  generated always as (bare_letters(name || ' ' || formatted_address || ' ' || postal_code)) stored;
create index gazetteer_places_search on gazetteer_places using gin (search_text gin_trgm_ops);

create or replace function delivery_order_search_text(o delivery_orders) returns text language sql stable parallel safe as $$
  select bare_letters(concat_ws(' ', o.id, o.po_number,
    o.pickup_location ->> 'name', o.pickup_location ->> 'friendlyName', o.pickup_location ->> 'unitNumber',
    o.pickup_location ->> 'formattedAddress', o.pickup_location ->> 'contactName',
    ltrim(replace(o.pickup_location ->> 'phone', ';ext=', ''), '+1'),
    o.dropoff_location ->> 'name', o.dropoff_location ->> 'friendlyName', o.dropoff_location ->> 'unitNumber',
    o.dropoff_location ->> 'formattedAddress', o.dropoff_location ->> 'contactName',
    ltrim(replace(o.dropoff_location ->> 'phone', ';ext=', ''), '+1'),
    o.order_notes))
$$;

-- As in 0027, with the order that a word names by its label.
set local role waybill_system;
drop function order_search_words;
reset role;
create function order_search_words(term text)
returns table (pattern text, labelled bigint, customers bigint[], drivers bigint[])
language plpgsql stable security definer set search_path = public as $$
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
end $$;
alter function order_search_words owner to waybill_system;
revoke execute on function order_search_words from public;
grant execute on function order_search_words to waybill_app, current_user;

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
      case when w.labelled is not null then format('delivery_order_id = %s', w.labelled) end,
      case when w.customers <> '{}' then format('sender_tenant_id = any (%L::bigint[])', w.customers) end,
      case when w.drivers <> '{}' then format('driver_user_id = any (%L::bigint[])', w.drivers) end) || ')', ' and ')
    into conditions from order_search_words(term) w;
  return query execute
    'select delivery_order_id from delivery_order_parties where tenant_id = '
      || case when tenant_share(tenant) >= 0.1 and tenant < 2147483648 then '$1::integer' else '$1' end
      || ' and ' || coalesce(conditions, 'true') || '
       and ($2 is null or status = any ($2))
       and ($3 is null or driver_user_id = $3)
       and ($4 is null or sender_tenant_id = $4)
       and ($5 is null or available_at >= $5)
       and ($6 is null or available_at < $6)
     order by delivery_order_id desc limit $7'
    using tenant, statuses, driver_id, customer_tenant_id, available_from, available_before,
      least(greatest(max_rows, 1), 1001);
end $$;
