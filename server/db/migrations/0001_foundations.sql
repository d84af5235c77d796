-- What every later migration builds on: extensions, the settings of a transaction, and the one way a table is protected.
--
-- Three roles. The owner of the database logs in and owns the tables, yet sees no row of a protected one (FORCE, and no
-- policy names it): a statement that forgot to say for whom it runs reads nothing. Every transaction therefore switches
-- (server/db/tenant-transaction.ts): to waybill_app to serve a request within a tenant, or to waybill_system for what
-- stands above the tenants (sign-in, seeding, live events). Neither can log in, neither bypasses row-level security.
-- server/db/roles.ts makes them, because they belong to the server and not to one database.

create extension if not exists pg_trgm;
create extension if not exists btree_gin;

grant usage on schema public to waybill_app;
-- create: so that security definer functions can be handed to it.
grant usage, create on schema public to waybill_system;
alter default privileges in schema public grant select, insert, update, delete on tables to waybill_system;
alter default privileges in schema public grant usage, select on sequences to waybill_system;

-- A setting that was set once and reset reads as '', one that never was reads as null: both mean "none".
create function current_tenant_id() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.tenant_id', true), '')::bigint;

create function current_user_id() returns bigint language sql stable parallel safe
  return nullif(current_setting('app.user_id', true), '')::bigint;

-- Unix seconds, the unit of every column that ends in _at.
create function unix_now() returns bigint language sql stable parallel safe
  return extract(epoch from now())::bigint;

-- Row-level security for one table. reading: who of waybill_app sees a row. writing: who inserts, updates and deletes it
-- (the same as reading unless given). In both, wrap a setting as (select current_tenant_id()): it is then evaluated once
-- per statement and can be looked up in an index.
create procedure protect_table(protected regclass, reading text, writing text default null) language plpgsql as $$
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
end $$;
revoke execute on procedure protect_table from public;
