-- "tomas" finds Tomás and "lukasz" finds Łukasz: what is searched, and what is searched for, is compared in small letters without
-- accents. The same as `bareLetters` in domain/bare-letters.ts; a test compares the two.

-- Most texts are ASCII and need the first branch alone.
create function bare_letters(given text) returns text language sql immutable strict parallel safe
  return case when octet_length(given) = length(given) then lower(given) else
    replace(replace(replace(replace(translate(
      regexp_replace(normalize(lower(given), nfd), '[\u0300-\u036f]', '', 'g'),
      'łđðøı', 'lddoi'), 'ß', 'ss'), 'æ', 'ae'), 'œ', 'oe'), 'þ', 'th') end;

create or replace function like_pattern(term text) returns text language sql immutable parallel safe
  return '%' || replace(replace(replace(bare_letters(btrim(term)), '\', '\\'), '%', '\%'), '_', '\_') || '%';

drop index locations_search;
alter table locations drop column search_text;
alter table locations add column search_text text not null generated always as (
  bare_letters(name || ' ' || friendly_name || ' ' || coalesce(external_reference, '') || ' ' || unit_number || ' '
    || formatted_address || ' ' || city || ' ' || postal_code || ' ' || contact_name)
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
    o.dropoff_location ->> 'name', o.dropoff_location ->> 'friendlyName', o.dropoff_location ->> 'unitNumber',
    o.dropoff_location ->> 'formattedAddress', o.dropoff_location ->> 'contactName',
    o.order_notes))
$$;
update delivery_order_parties set search_text = bare_letters(search_text)
where octet_length(search_text) <> length(search_text);
