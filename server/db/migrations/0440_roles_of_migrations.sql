-- compatible: adds two procedures that migrations alone call.
-- Every migration after this one runs with row_security off: PostgreSQL refuses a statement that would read or change protected rows as
-- their owner, who sees none of them (server/db/migrate.ts). Between the two calls a migration works as the role that sees every row.

create procedure work_as_system() language plpgsql as $$
begin
  perform set_config('role', 'waybill_system', true), set_config('row_security', 'on', true);
end $$;

create procedure work_as_owner() language plpgsql as $$
begin
  perform set_config('role', 'none', true), set_config('row_security', 'off', true);
end $$;

revoke execute on procedure work_as_system, work_as_owner from public;
grant execute on procedure work_as_owner to waybill_system;

-- A repair may depend on when another migration ran.
grant select on schema_migrations to waybill_system;
