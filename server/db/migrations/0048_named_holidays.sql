-- A courier's holidays have names: [{"date": "2026-12-25", "name": "Christmas Day"}, …], each day once.

set local role waybill_system;

update courier_settings set holidays = coalesce(
  (select jsonb_agg(jsonb_build_object('date', day, 'name', 'Holiday')) from jsonb_array_elements_text(holidays) as day), '[]');

-- As in 0041: whoever orders learns the days, which is what a price asks for.
create or replace view courier_schedules with (security_barrier) as
  select tenant_id, dispatch_hours, geostamps_enabled, jsonb_path_query_array(holidays, '$[*].date') as holidays from courier_settings
  where tenant_id = (select current_tenant_id())
    or tenant_id in (select courier_tenant_ids())
    or tenant_id in (select carrier_tenant_ids())
    or tenant_id in (select supplied_courier_tenant_ids());

reset role;
