-- The address book, and the public places that an address search knows.

create table locations (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  -- The number under which the organisation itself knows the place (a store number, a ward).
  external_reference text,
  -- What makes a row of an imported file the same place when the file comes again.
  import_key text,
  name text not null,
  friendly_name text not null default '',
  unit_number text not null default '',
  street_address text not null default '',
  formatted_address text not null,
  city text not null default '',
  province text not null default '',
  postal_code text not null default '',
  country text not null default 'CA',
  latitude double precision not null check (latitude between -90 and 90),
  longitude double precision not null check (longitude between -180 and 180),
  contact_name text not null default '',
  -- E.164.
  phone text,
  kind text not null default 'commercial' check (kind in ('residential', 'commercial', 'general')),
  -- {monday: {closed, hours: {openTime, closeTime, breakStartTime, breakEndTime}}, …}; null: open 24 hours.
  operating_hours jsonb,
  pickup_notes text not null default '',
  dropoff_notes text not null default '',
  time_zone text not null,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  search_text text not null generated always as (
    lower(name || ' ' || friendly_name || ' ' || coalesce(external_reference, '') || ' ' || unit_number || ' '
      || formatted_address || ' ' || city || ' ' || postal_code || ' ' || contact_name)
  ) stored
);
create unique index locations_import_key on locations (tenant_id, import_key) where import_key is not null;
create index locations_by_name on locations (tenant_id, lower(name), id);
create index locations_by_city on locations (tenant_id, lower(city), id);
create index locations_by_id on locations (tenant_id, id);
create index locations_by_updated_at on locations (tenant_id, updated_at desc, id desc);
create index locations_search on locations using gin (tenant_id, search_text gin_trgm_ops);

-- A courier's clerk orders for a customer and needs the customer's places; the customer sees the courier's depots.
call protect_table('locations',
  'tenant_id = (select current_tenant_id()) or tenant_id in (select linked_tenant_ids())',
  'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on locations to waybill_app;

-- Text operators are not leakproof, so under row-level security no text index is used (287 ms at a million rows against
-- 2.4 ms): searches go through a function that checks the tenant itself and answers ids, newest first, capped.
-- The function belongs to the owner of the table and the table is not forced on its owner, because PostgreSQL hides a
-- table's statistics from whoever is under its policies, and without them it cannot tell a rare word (read the index)
-- from a common one (walk the newest rows until there are enough): 115 ms instead of 7 at 100,000 orders.
alter table locations no force row level security;

create function like_pattern(term text) returns text language sql immutable parallel safe
  return '%' || replace(replace(replace(lower(btrim(term)), '\', '\\'), '%', '\%'), '_', '\_') || '%';

-- One condition on search_text for each of the first eight words of a search, as SQL. Written out, because the trigram
-- index serves several LIKEs but not LIKE ALL. An empty term gives like '%%', which every text is.
create function search_conditions(term text) returns text language sql immutable parallel safe
  return (select string_agg(format('search_text like %L', like_pattern(word)), ' and ')
    from (select word from regexp_split_to_table(btrim(coalesce(term, '')), '\s+') as word limit 8) words);

-- Ids of the places of one organisation (the request tenant's own or one with a live link) that contain every word of
-- term, newest first, at most max_rows (1 to 1,001). archived: null for both. Words of one or two letters have no
-- trigram: alone they read the organisation's whole address book.
create function search_locations(term text, owner_tenant_id bigint, archived boolean default false, max_rows integer default 1001)
returns setof bigint
language plpgsql stable security definer set search_path = public as $$
begin
  if current_tenant_id() is null
    or (owner_tenant_id <> current_tenant_id() and owner_tenant_id not in (select linked_tenant_ids())) then
    return;
  end if;
  return query execute
    'select id from locations where tenant_id = $1 and ' || search_conditions(term) || '
       and ($2 is null or (archived_at is not null) = $2)
     order by id desc limit $3'
    using owner_tenant_id, archived, least(greatest(max_rows, 1), 1001);
end $$;
revoke execute on function search_locations from public;
grant execute on function search_locations to waybill_app;

-- Public places for the address search (data of the product, the same for everyone).
create table gazetteer_places (
  id bigint generated always as identity primary key,
  source text not null,
  source_key text not null,
  name text not null default '',
  street_address text not null default '',
  formatted_address text not null,
  city text not null default '',
  province text not null default '',
  postal_code text not null default '',
  country text not null default 'CA',
  latitude double precision not null,
  longitude double precision not null,
  time_zone text,
  search_text text not null generated always as (lower(name || ' ' || formatted_address || ' ' || postal_code)) stored,
  unique (source, source_key)
);
create index gazetteer_places_search on gazetteer_places using gin (search_text gin_trgm_ops);
grant select on gazetteer_places to waybill_app;
