-- What may not be ordered any more is not read any more: a service that was closed to the organisation, disabled or deleted, and every
-- revision of it. An order keeps copies of what it needs. Where its courier's own fields are shown is told by the order itself,
-- whatever became of the link.

set local role waybill_system;

-- As in 0028, of what is still to be had.
create or replace view supplied_services as
  select s.customer_tenant_id, s.service_id
  from live_links l
  join tenant_links c on c.partner_tenant_id = l.tenant_id and c.kind = 'courier-customer' and c.ended_at is null
  join customer_services s on s.tenant_id = c.tenant_id and s.customer_tenant_id = l.tenant_id
  join services on services.id = s.service_id
  where l.linked_as = 'supplied' and s.is_enabled
    and services.is_enabled and services.archived_at is null and not services.is_template;

create or replace function orderable_service_ids() returns setof bigint
language sql stable security definer set search_path = public as $$
  select c.service_id from customer_services c join services s on s.id = c.service_id
  where c.customer_tenant_id = current_tenant_id() and c.is_enabled
    and s.is_enabled and s.archived_at is null and not s.is_template
    and (c.tenant_id in (select courier_tenant_ids()) or c.tenant_id in (select carrier_tenant_ids()))
  union all select service_id from supplied_services
$$;

-- Where the own fields of its courier are shown, [{"id": 3, "shownIn": ["Order"]}, …], for the parties of an order; null for everybody else.
create function order_field_uses(asked_order_id bigint) returns jsonb
language sql stable security definer set search_path = public as $$
  select jsonb_agg(jsonb_build_object('id', f.id, 'shownIn', f.shown_in))
  from delivery_orders o join delivery_order_fields f on f.tenant_id = o.receiver_tenant_id
  where o.id = asked_order_id
    and current_tenant_id() in (o.sender_tenant_id, o.receiver_tenant_id, o.broker_tenant_id, o.scheduled_by_tenant_id)
$$;

reset role;
