-- What an organisation lets its suppliers do. Who has set nothing lets those order that were given the right on their link.

create table supplier_settings (
  tenant_id bigint primary key references tenants,
  version integer not null default 1,
  suppliers_place_orders boolean not null default true,
  more jsonb not null default '{}',
  updated_at bigint not null default unix_now()
);
call protect_table('supplier_settings', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on supplier_settings to waybill_app;

set local role waybill_system;

-- As in 0028, unless the customer lets no supplier order.
create or replace view live_links as
  select linked_as, tenant_id from (
    select 'customer' as linked_as, partner_tenant_id as tenant_id, tenant_id as asking_tenant_id, ended_at
      from tenant_links where kind = 'courier-customer'
    union all select 'courier', tenant_id, partner_tenant_id, ended_at
      from tenant_links where kind = 'courier-customer'
    union all select 'carrier', tenant_id, partner_tenant_id, ended_at
      from tenant_links where kind = 'courier-broker'
    union all select 'supplied', partner_tenant_id, tenant_id, ended_at
      from tenant_links s where kind = 'supplier-customer' and places_orders
        and not exists (select from supplier_settings where tenant_id = s.partner_tenant_id and not suppliers_place_orders)
    union all select 'supplied_courier', c.tenant_id, s.tenant_id, coalesce(s.ended_at, c.ended_at)
      from tenant_links s join tenant_links c on c.partner_tenant_id = s.partner_tenant_id and c.kind = 'courier-customer'
      where s.kind = 'supplier-customer' and s.places_orders
        and not exists (select from supplier_settings where tenant_id = s.partner_tenant_id and not suppliers_place_orders)
  ) links
  where asking_tenant_id = current_tenant_id() and ended_at is null;

reset role;
