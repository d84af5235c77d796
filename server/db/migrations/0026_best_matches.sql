-- What a field for a location offers while one types: the best first.

-- How well a location fits, 0 the best; the same as matchRank in domain/location-match.ts, a test compares the two. The words of what
-- was typed come as patterns of match_words.
create function match_rank(name text, address text, typed text, words text[]) returns integer
language sql immutable parallel safe as $$
  select case
    when starts_with(bare_letters(name), bare_letters(btrim(typed))) then 0
    when cardinality(words) = 0 then 3
    when bare_letters(name) ~ all (words) then 1
    when bare_letters(name || ' ' || address) ~ all (words) then 2
    else 3 end
$$;

create function match_words(typed text) returns text[] language sql immutable parallel safe as $$
  select array(select '(^|[^a-z0-9])' || word
    from regexp_split_to_table(bare_letters(typed), '[^a-z0-9]+') as word where word <> '')
$$;

-- Metres as the crow flies; the same as greatCircleM in domain/geo.ts.
create function great_circle_m(lat1 double precision, lng1 double precision, lat2 double precision, lng2 double precision)
returns double precision language sql immutable parallel safe
return 2 * 6371008.8 * asin(least(1, sqrt(
  sin(radians(lat2 - lat1) / 2) ^ 2 + cos(radians(lat1)) * cos(radians(lat2)) * sin(radians(lng2 - lng1) / 2) ^ 2)));

-- Ids of the best locations for what was typed in the address books named (the request tenant's own, or a customer's), without the
-- archived. As search_locations it belongs to the owner of the table. Names that begin so are found along locations_by_name and need
-- only their distance; where these are enough, nothing else is looked at. The rest is found by search_locations and weighed one by
-- one: of a word that thousands of locations hold, the newest 1,001 of each book. Where nothing was typed, the first of each book by name.
create function match_locations(
  term text, owners bigint[], near_latitude double precision, near_longitude double precision, max_rows integer
) returns setof bigint
language plpgsql stable security definer set search_path = public as $$
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
end $$;
revoke execute on function match_locations from public;
grant execute on function match_locations to waybill_app;
