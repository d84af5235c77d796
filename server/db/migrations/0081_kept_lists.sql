-- The lists of a revision (parcel types, speeds, tags) change no more than its prices once it is published, and are kept in the same
-- way (0080): this is another one after each change of them.
alter table service_revisions add column lists_name uuid not null default gen_random_uuid();

set local role waybill_system;

create function rename_lists() returns trigger language plpgsql security definer set search_path = public as $$
begin
  update service_revisions set lists_name = gen_random_uuid()
    where id in (select service_revision_id from changed);
  return null;
end $$;

reset role;

do $$
declare changed_table text;
begin
  foreach changed_table in array
    array['service_revision_parcel_types', 'service_revision_service_speeds', 'service_revision_tags']
  loop
    execute format('create trigger renames_lists_inserted after insert on %I referencing new table as changed
      for each statement execute function rename_lists()', changed_table);
    execute format('create trigger renames_lists_updated after update on %I referencing new table as changed
      for each statement execute function rename_lists()', changed_table);
    execute format('create trigger renames_lists_left after update on %I referencing old table as changed
      for each statement execute function rename_lists()', changed_table);
    execute format('create trigger renames_lists_deleted after delete on %I referencing old table as changed
      for each statement execute function rename_lists()', changed_table);
  end loop;
end $$;
