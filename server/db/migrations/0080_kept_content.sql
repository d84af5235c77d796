-- What is published does not change, so a process keeps it read and compiled (server/db/content-cache.ts), and a price asks only which
-- content it is, under row-level security as before. The name of a content says what it holds and nothing about whose it is or
-- when it was written: it can never stand for another content, in whichever process, database or backup.

-- The text of jsonb has the keys in one order, so the same content has the same name. convert_to counts as stable because it asks
-- for the encoding of the database, which never changes.
create function content_name(content jsonb) returns text
language sql immutable strict parallel safe set search_path = pg_catalog as $$
  select encode(sha256(convert_to(content::text, 'UTF8')), 'hex')
$$;

alter table service_revisions
  add column pricing_name text not null generated always as (content_name(pricing)) stored,
  -- Beside it, because lists of services show it: to look into the pricing of a city is to unpack hundreds of kilobytes.
  add column pricing_type text generated always as (pricing ->> 'type') stored;

alter table courier_settings
  add column holidays_name text not null generated always as (content_name(holidays)) stored,
  -- Another one after each change of the courier's fuel prices and tables, made with the change: whoever sees the one sees the other.
  add column fuel_name uuid not null default gen_random_uuid();

set local role waybill_system;

create function rename_fuel() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update courier_settings set fuel_name = gen_random_uuid()
    where tenant_id in (select tenant_id from changed);
  return null;
end $$;

-- As in 0067, with the names of what is kept.
create or replace view courier_schedules with (security_barrier) as
  select tenant_id, dispatch_hours, geostamps_enabled, holidays,
    (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'options', f.options,
        'required', f.required, 'help', f.help, 'shownIn', f.shown_in, 'pinned', f.pinned) order by f.position, f.id), '[]')
      from delivery_order_fields f where f.tenant_id = courier_settings.tenant_id) as order_fields,
    holidays_name, fuel_name
  from courier_settings
  where tenant_id = (select current_tenant_id())
    or tenant_id in (select courier_tenant_ids())
    or tenant_id in (select carrier_tenant_ids())
    or tenant_id in (select supplied_courier_tenant_ids());

reset role;

-- An update may move a row to another courier: both have changed.
do $$
declare changed_table text;
begin
  foreach changed_table in array array['fuel_prices', 'fuel_tables'] loop
    execute format('create trigger renames_fuel_inserted after insert on %I referencing new table as changed
      for each statement execute function rename_fuel()', changed_table);
    execute format('create trigger renames_fuel_updated after update on %I referencing new table as changed
      for each statement execute function rename_fuel()', changed_table);
    execute format('create trigger renames_fuel_left after update on %I referencing old table as changed
      for each statement execute function rename_fuel()', changed_table);
    execute format('create trigger renames_fuel_deleted after delete on %I referencing old table as changed
      for each statement execute function rename_fuel()', changed_table);
  end loop;
end $$;
