-- What an organisation has of the product stands in its menu: an open screen hears of a change, whoever makes it.
set local role waybill_system;
create function tell_of_features() returns trigger language plpgsql security definer set search_path = public as $$
declare
  changed_id bigint := case tg_op when 'DELETE' then old.tenant_id else new.tenant_id end;
begin
  insert into outbox (tenant_id, audience_tenant_ids, topic, payload)
    values (changed_id, array[changed_id], 'tenant-features', jsonb_build_object('key', changed_id::text));
  return null;
end $$;
reset role;

create trigger tenant_features_tell after insert or update or delete on tenant_features
  for each row execute function tell_of_features();
create trigger tenant_subscriptions_tell after insert or update on tenant_subscriptions
  for each row execute function tell_of_features();
