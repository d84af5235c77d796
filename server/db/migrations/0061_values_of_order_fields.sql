-- What an order has in its courier's own fields: [{"id": 3, "name": "Cost centre", "kind": "text", "value": "A-4410"}, …]. The copy keeps
-- name and kind, because a field may be renamed or deleted.
alter table delivery_orders add column order_fields jsonb not null default '[]';

set local role waybill_system;

-- As in 0048, with the courier's own fields: whoever orders fills them in, and reads them in its own lists and files.
create or replace view courier_schedules with (security_barrier) as
  select tenant_id, dispatch_hours, geostamps_enabled, jsonb_path_query_array(holidays, '$[*].date') as holidays,
    (select coalesce(jsonb_agg(jsonb_build_object('id', f.id, 'name', f.name, 'kind', f.kind, 'options', f.options,
        'required', f.required, 'help', f.help, 'shownIn', f.shown_in, 'pinned', f.pinned) order by f.position, f.id), '[]')
      from delivery_order_fields f where f.tenant_id = courier_settings.tenant_id) as order_fields
  from courier_settings
  where tenant_id = (select current_tenant_id())
    or tenant_id in (select courier_tenant_ids())
    or tenant_id in (select carrier_tenant_ids())
    or tenant_id in (select supplied_courier_tenant_ids());

reset role;
