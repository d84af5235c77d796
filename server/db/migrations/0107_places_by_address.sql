-- The known places of the addresses of a file, by street, city and province in small letters without accents and punctuation: the same
-- as `addressKey` in server/locations/pins-of-rows.ts.
create function address_key(street text, city text, province text) returns text language sql immutable strict parallel safe
  return btrim(regexp_replace(bare_letters(street || ' | ' || city || ' | ' || province), '[^a-z0-9|]+', ' ', 'g'));
create index gazetteer_places_by_address on gazetteer_places (address_key(street_address, city, province))
  where street_address <> '';
