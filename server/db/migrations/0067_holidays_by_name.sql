set local role waybill_system;

-- As in 0061, with the holidays as the courier names them: whoever orders on one is told which it is.
create or replace view courier_schedules with (security_barrier) as
  select tenant_id, dispatch_hours, geostamps_enabled, holidays,
    (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'options', f.options,
        'required', f.required, 'help', f.help, 'shownIn', f.shown_in, 'pinned', f.pinned) order by f.position, f.id), '[]')
      from delivery_order_fields f where f.tenant_id = courier_settings.tenant_id) as order_fields
  from courier_settings
  where tenant_id = (select current_tenant_id())
    or tenant_id in (select courier_tenant_ids())
    or tenant_id in (select carrier_tenant_ids())
    or tenant_id in (select supplied_courier_tenant_ids());

reset role;
