-- A service is open to all customers of its courier, those of later included, or to a list. Either way customer_services has a row for
-- each that may order it, so that nothing that reads what one may order has to know the difference.
alter table services add column open_to_all boolean not null default false;

create index customer_services_service on customer_services (service_id, customer_tenant_id) where is_enabled;

-- Of whoever makes the link: the courier that invites, or the customer that accepts and may not write what is the courier's.
create function open_services_to_new_customer() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  insert into customer_services (tenant_id, customer_tenant_id, service_id)
    select new.tenant_id, new.partner_tenant_id, id from services
    where tenant_id = new.tenant_id and open_to_all and archived_at is null
    on conflict do nothing;
  return null;
end $$;
alter function open_services_to_new_customer owner to waybill_system;

create trigger tenant_links_open_services after insert or update of ended_at on tenant_links
  for each row when (new.kind = 'courier-customer' and new.ended_at is null)
  execute function open_services_to_new_customer();
