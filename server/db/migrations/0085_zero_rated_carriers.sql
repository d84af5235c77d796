-- The QST is a tax of its own, and what one carrier buys of another is zero rated unless the one that sells it switches that off.

alter table tax_settings drop constraint tax_settings_type_check;
alter table tax_settings add constraint tax_settings_type_check
  check (type in ('GST', 'QST', 'PST SK', 'GST/HST', 'Exempt', 'Zero Rated'));

-- Orders that were bought by now keep their taxes: their inputs do not say that they are zero rated.
alter table courier_settings add column carriers_zero_rated boolean not null default true;

set local role waybill_system;

-- Whether a courier zero rates what carriers buy of it; null for one whose orders the request's tenant cannot place.
create function carriers_zero_rated(asked_tenant_id bigint) returns boolean
language sql stable security definer set search_path = public as $$
  select carriers_zero_rated from courier_settings
  where tenant_id = asked_tenant_id and exists (select from courier_schedules where tenant_id = asked_tenant_id)
$$;

reset role;
