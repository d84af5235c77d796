-- Requests of external people run as waybill_external, which has all that waybill_app has and is held back by policies of its own
-- beside those: restrictive ones, which are no part of anybody else's plans. A table that says nothing of it is closed to them.
create procedure close_to_external(closed regclass) language plpgsql as $$
begin
  execute format('create policy external on %s as restrictive to waybill_external using (false) with check (false)', closed);
end $$;
revoke execute on procedure close_to_external from public;

-- reading: which rows external people see. writing: which they may insert; what they update or delete they have to see.
create procedure open_to_external(opened regclass, reading text, writing text) language plpgsql as $$
begin
  execute format('drop policy external on %s', opened);
  execute format('create policy external_reads on %s as restrictive for select to waybill_external using (%s)', opened, reading);
  execute format('create policy external_inserts on %s as restrictive for insert to waybill_external with check (%s)', opened, writing);
  execute format('create policy external_updates on %s as restrictive for update to waybill_external using (%s) with check (true)',
    opened, case when writing = 'false' then 'false' else reading end);
  execute format('create policy external_deletes on %s as restrictive for delete to waybill_external using (%s)',
    opened, case when writing = 'false' then 'false' else reading end);
end $$;
revoke execute on procedure open_to_external from public;

create or replace procedure protect_table(protected regclass, reading text, writing text default null) language plpgsql as $$
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
  call close_to_external(protected);
end $$;

do $$
declare
  protected regclass;
begin
  for protected in select oid::regclass from pg_class where relnamespace = 'public'::regnamespace and relrowsecurity loop
    call close_to_external(protected);
  end loop;
end $$;

-- Orders: those of the organisation that they work for, and those that they drive. They place them for that organisation alone. All that
-- belongs to an order is seen with its row of delivery_order_parties.
call open_to_external('delivery_orders',
  '(select external_through_id()) in (sender_tenant_id, receiver_tenant_id, broker_tenant_id, scheduled_by_tenant_id)
     or driver_user_id = (select external_driver_id())',
  'sender_tenant_id = (select external_through_id())');
call open_to_external('delivery_order_parties',
  'exists (select from delivery_orders o where o.id = delivery_order_parties.delivery_order_id)', 'false');
do $$
declare
  part text;
begin
  foreach part in array '{parcels,tags,updates,prices,geostamps,protocol_entries,media}'::text[] loop
    call open_to_external(('delivery_order_' || part)::regclass, 'true', 'true');
  end loop;
end $$;
call open_to_external('delivery_order_driver_pay',
  'exists (select from delivery_orders o where o.id = delivery_order_driver_pay.delivery_order_id)', 'true');
-- The courier that carries an order out knows what it was bought for by this row alone; the one between the two shows it to those who see both.
call open_to_external('order_brokerages',
  'exists (select from delivery_orders o where o.id = order_brokerages.buy_order_id)
     and (receiver_tenant_id = (select current_tenant_id())
       or exists (select from delivery_orders o where o.id = order_brokerages.sell_order_id))', 'true');

-- Files are asked for by an order's media alone; uploads, keys and layouts are a person's own.
call open_to_external('stored_files', 'true', 'true');
call open_to_external('stored_file_parts', 'true', 'true');
call open_to_external('uploads', 'true', 'true');
call open_to_external('upload_parts', 'true', 'true');
call open_to_external('idempotency_keys', 'true', 'true');
call open_to_external('table_layouts', 'true', 'true');
-- What was done is written down, and not read.
call open_to_external('audit_entries', 'false', 'true');
call open_to_external('outbox', 'false', 'true');

-- Organisations: the host, their own, and those of the orders that they see.
call open_to_external('tenants',
  'id in ((select current_tenant_id()), (select external_through_id()))
     or exists (select from memberships m where m.user_id = (select current_user_id()) and m.tenant_id = tenants.id)
     or external_knows_tenant(id)', 'false');
call open_to_external('tenant_features', 'tenant_id in ((select current_tenant_id()), (select external_through_id()))', 'false');
call open_to_external('tenant_subscriptions', 'true', 'false');
call open_to_external('tenant_links', '(select external_through_id()) in (tenant_id, partner_tenant_id)', 'false');

-- People: themselves, who drives an order that they see, and who chooses drivers sees these.
call open_to_external('memberships',
  'user_id = (select current_user_id()) or ((select external_assigns()) and 2 = any (roles))', 'false');
call open_to_external('people',
  'user_id = (select current_user_id()) or exists (select from memberships m where m.tenant_id = people.tenant_id and m.user_id = people.user_id)',
  'false');
call open_to_external('users',
  'id = (select current_user_id())
     or exists (select from delivery_order_parties p where p.tenant_id = (select current_tenant_id()) and p.driver_user_id = users.id)
     or exists (select from memberships m where m.tenant_id = (select current_tenant_id()) and m.user_id = users.id)', 'false');
-- What they choose for themselves, such as where they work.
alter policy external_updates on users using (id = (select current_user_id()));
call open_to_external('driver_positions', 'user_id = (select current_user_id())', 'user_id = (select current_user_id())');
call open_to_external('absences', 'true', 'false');

-- The book of the organisation that they work for, as far as the host reads it.
call open_to_external('locations', 'tenant_id = (select external_through_id())', 'false');
call open_to_external('customer_services', 'customer_tenant_id = (select external_through_id())', 'false');

-- What an order is made and priced by. Nothing of it is answered to whom the contract gives no right to it.
do $$
declare
  made_by text;
begin
  foreach made_by in array '{services,service_revisions,service_revision_parcel_types,service_revision_service_speeds,
      service_revision_tags,service_maps,courier_settings,supplier_settings,accounting_settings,notification_settings,
      tax_settings,fuel_prices,fuel_tables,driver_pay_rates,delivery_order_fields,protocols,base_tags,base_parcel_types,
      base_service_speeds,library_images,vehicles}'::text[] loop
    call open_to_external(made_by::regclass, 'true', 'false');
  end loop;
end $$;
