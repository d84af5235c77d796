-- Asked once for each order that is placed: the plan of one question is made ready, not those of all four.
set local role waybill_system;

create or replace function is_linked_as(asked_as text, asked_tenant_id bigint) returns boolean
language plpgsql stable security definer set search_path = public as $$
begin
  if asked_as = 'customer' then
    return exists (select from tenant_links where tenant_id = current_tenant_id()
      and partner_tenant_id = asked_tenant_id and kind = 'courier-customer' and ended_at is null);
  elsif asked_as = 'courier' then
    return exists (select from tenant_links where tenant_id = asked_tenant_id
      and partner_tenant_id = current_tenant_id() and kind = 'courier-customer' and ended_at is null);
  elsif asked_as = 'carrier' then
    return exists (select from tenant_links where tenant_id = asked_tenant_id
      and partner_tenant_id = current_tenant_id() and kind = 'courier-broker' and ended_at is null);
  elsif asked_as = 'supplied' then
    return exists (select from tenant_links where tenant_id = current_tenant_id()
      and partner_tenant_id = asked_tenant_id and kind = 'supplier-customer' and ended_at is null);
  end if;
  return false;
end $$;

reset role;

-- Lists count up to 1,001 of these rows. By the index alone they are counted as long as it is known that everybody may see
-- them, which vacuum finds out: sooner than after a fifth of the table has come in.
alter table delivery_order_parties set (autovacuum_vacuum_insert_scale_factor = 0.02, autovacuum_vacuum_scale_factor = 0.05);
