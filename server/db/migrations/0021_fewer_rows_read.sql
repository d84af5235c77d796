-- What PostgreSQL reads for one page: no more than is shown, however many organisations there are.

-- The locations that one can order between stand in several address books, each in an order of its own: sorting all of them for one
-- page read every book, and searching them one book after the other took a courier of thousands of customers a minute.
-- As search_locations these belong to the owner of the table and check by themselves whose books are meant.

-- The books of the request tenant and of its customers.
create function book_owner_ids() returns bigint[]
language sql stable security definer set search_path = public as $$
  select array(select current_tenant_id() where current_tenant_id() is not null union all select customer_tenant_ids())
$$;
revoke execute on function book_owner_ids from public;

-- Ids of the first locations of these books, without the archived, in the order of a list: sort is one of Location's, and after_value and
-- after_id are where the page before ended, or null. Only a book whose own first place is among the first of all can hold
-- any of them: of each book one row is read along its index, and of so many books as there are rows asked for as many rows.
create function locations_of_books(sort text, descending boolean, after_value text, after_id bigint, max_rows integer)
returns setof bigint
language plpgsql stable security definer set search_path = public as $$
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
end $$;
revoke execute on function locations_of_books from public;
grant execute on function locations_of_books to waybill_app;

-- How many there are, at most max_rows.
create function count_locations_of_books(max_rows integer) returns bigint
language plpgsql stable security definer set search_path = public as $$
begin
  return (select count(*) from (
    select from unnest(book_owner_ids()) as owners (owner)
    cross join lateral (select from locations where tenant_id = owner and archived_at is null limit max_rows) as location
    limit max_rows) as counted);
end $$;
revoke execute on function count_locations_of_books from public;
grant execute on function count_locations_of_books to waybill_app;

-- As search_locations, of all these books, without the archived. A few are searched one after the other, each until there is
-- enough of it; thousands at once, which reads more of each but looks the words up a single time.
create function search_books(term text, max_rows integer default 1001) returns setof bigint
language plpgsql stable security definer rows 100 set search_path = public as $$
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
end $$;
revoke execute on function search_books from public;
grant execute on function search_books to waybill_app;

-- What these look up costs as much as reading a few rows. As cheap as a comparison, which is what a function counts as, they were
-- asked about all organisations to find the one that sent an order.
set local role waybill_system;
alter function tenant_is_visible cost 5000;
alter function belongs_here cost 2000;
alter function user_is_known_here cost 5000;
reset role;
