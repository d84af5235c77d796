-- Whom an organisation delivers for, who delivers for it, and who sends in its name (docs/rules/invitations-and-customers.md, "Links").
-- Each side has a row of its own with what it says of the other, which the other never reads. The links stay the truth of who may do
-- what; triggers keep these rows beside them and beside the names, so that lists have an index.

create table customers (
  tenant_id bigint not null references tenants,
  -- The organisation that is delivered for: rows come of links alone, which refer to it.
  id bigint not null,
  name text not null,
  -- partner: a courier that hands orders on to this one; supplied: whom a supplier sends for.
  relation text not null check (relation in ('customer', 'partner', 'supplied')),
  status text not null check (status in ('connected', 'ended')),
  connected_at bigint not null,
  ended_at bigint,
  is_favorite boolean not null default false,
  -- What the courier calls it in its own books.
  account_number text,
  notes text,
  -- The billing profile (docs/rules/ownership-and-merge.md, "Billing profile"); null: as the customer, or the courier's settings, say.
  bill_to_name text,
  bill_to_address text,
  invoice_email text,
  payment_terms text check (payment_terms in ('dueOnReceipt', 'net10', 'net20', 'net30', 'net60', 'net90')),
  billing_cycle text check (billing_cycle in ('soonest', 'daily', 'weekly', 'monthly')),
  po_number_required boolean not null default false,
  tax_exempt boolean not null default false,
  tax_exemption_number text,
  credit_hold boolean not null default false,
  more jsonb not null default '{}',
  version integer not null default 1,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  primary key (tenant_id, id)
);
create index customers_by_name on customers (tenant_id, lower(name), id);
create index customers_by_connected_at on customers (tenant_id, connected_at desc, id desc);
create index customers_by_status on customers (tenant_id, status, lower(name), id);
create index customers_by_relation on customers (tenant_id, relation, lower(name), id);
create index customers_by_credit_hold on customers (tenant_id, credit_hold, lower(name), id);
create index customers_by_favorite on customers (tenant_id, is_favorite, lower(name), id);
create index customers_to_rename on customers (id);
call protect_table('customers', 'tenant_id = (select current_tenant_id())');
grant select on customers to waybill_app;
grant update (is_favorite, account_number, notes, bill_to_name, bill_to_address, invoice_email, payment_terms, billing_cycle,
  po_number_required, tax_exempt, tax_exemption_number, credit_hold, more, version, updated_at) on customers to waybill_app;

create table vendors (
  tenant_id bigint not null references tenants,
  id bigint not null,
  name text not null,
  relation text not null check (relation in ('courier', 'partner')),
  status text not null check (status in ('connected', 'ended')),
  connected_at bigint not null,
  ended_at bigint,
  is_favorite boolean not null default false,
  own_name text,
  account_number text,
  notes text,
  more jsonb not null default '{}',
  version integer not null default 1,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  primary key (tenant_id, id)
);
create index vendors_by_name on vendors (tenant_id, lower(name), id);
create index vendors_by_connected_at on vendors (tenant_id, connected_at desc, id desc);
create index vendors_by_status on vendors (tenant_id, status, lower(name), id);
create index vendors_by_favorite on vendors (tenant_id, is_favorite, lower(name), id);
create index vendors_to_rename on vendors (id);
call protect_table('vendors', 'tenant_id = (select current_tenant_id())');
grant select on vendors to waybill_app;
grant update (is_favorite, own_name, account_number, notes, more, version, updated_at) on vendors to waybill_app;

create table suppliers (
  tenant_id bigint not null references tenants,
  id bigint not null,
  name text not null,
  status text not null check (status in ('connected', 'ended')),
  connected_at bigint not null,
  ended_at bigint,
  is_favorite boolean not null default false,
  -- As on the link, which a trigger keeps the same.
  places_orders boolean not null,
  notes text,
  more jsonb not null default '{}',
  version integer not null default 1,
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  primary key (tenant_id, id)
);
create index suppliers_by_name on suppliers (tenant_id, lower(name), id);
create index suppliers_by_connected_at on suppliers (tenant_id, connected_at desc, id desc);
create index suppliers_by_status on suppliers (tenant_id, status, lower(name), id);
create index suppliers_by_places_orders on suppliers (tenant_id, places_orders, lower(name), id);
create index suppliers_by_favorite on suppliers (tenant_id, is_favorite, lower(name), id);
create index suppliers_to_rename on suppliers (id);
call protect_table('suppliers', 'tenant_id = (select current_tenant_id())');
grant select on suppliers to waybill_app;
grant update (is_favorite, places_orders, notes, more, version, updated_at) on suppliers to waybill_app;

-- Of several links between two, such as of a customer that hands orders on as well, the live one tells most.
create function links_of_pair(provider_id bigint, asker_id bigint, kinds text[])
returns table (relation text, status text, connected_at bigint, ended_at bigint, places_orders boolean)
language sql stable set search_path = public as $$
  select case kind when 'courier-customer' then 'customer' when 'courier-broker' then 'partner' else 'supplied' end,
    case when l.ended_at is null then 'connected' else 'ended' end, l.created_at, l.ended_at, l.places_orders
  from tenant_links l where l.tenant_id = provider_id and l.partner_tenant_id = asker_id and kind = any (kinds)
  order by l.ended_at is not null, array_position(kinds, kind) limit 1
$$;
revoke execute on function links_of_pair from public;

create function keep_pair(provider_id bigint, asker_id bigint) returns void
language plpgsql set search_path = public as $$
declare
  provider_name text := (select name from tenants where id = provider_id);
  asker_name text := (select name from tenants where id = asker_id);
begin
  insert into customers as c (tenant_id, id, name, relation, status, connected_at, ended_at)
    select provider_id, asker_id, asker_name, l.relation, l.status, l.connected_at, l.ended_at
    from links_of_pair(provider_id, asker_id, '{courier-customer,courier-broker,supplier-customer}') l
  on conflict (tenant_id, id) do update set relation = excluded.relation, status = excluded.status,
    connected_at = excluded.connected_at, ended_at = excluded.ended_at;
  insert into vendors as v (tenant_id, id, name, relation, status, connected_at, ended_at)
    select asker_id, provider_id, provider_name, case l.relation when 'customer' then 'courier' else l.relation end,
      l.status, l.connected_at, l.ended_at
    from links_of_pair(provider_id, asker_id, '{courier-customer,courier-broker}') l
  on conflict (tenant_id, id) do update set relation = excluded.relation, status = excluded.status,
    connected_at = excluded.connected_at, ended_at = excluded.ended_at;
  insert into suppliers as s (tenant_id, id, name, status, connected_at, ended_at, places_orders)
    select asker_id, provider_id, provider_name, l.status, l.connected_at, l.ended_at, l.places_orders
    from links_of_pair(provider_id, asker_id, '{supplier-customer}') l
  on conflict (tenant_id, id) do update set status = excluded.status, connected_at = excluded.connected_at,
    ended_at = excluded.ended_at, places_orders = excluded.places_orders;
end $$;
revoke execute on function keep_pair from public;

create function keep_customers_and_vendors() returns trigger
language plpgsql security definer set search_path = public as $$
declare
  link tenant_links := case tg_op when 'DELETE' then old else new end;
begin
  -- Only what was never in force is deleted: an ended link stays, and so do its rows.
  if tg_op = 'DELETE' then
    delete from customers where tenant_id = link.tenant_id and id = link.partner_tenant_id;
    delete from vendors where tenant_id = link.partner_tenant_id and id = link.tenant_id;
    delete from suppliers where tenant_id = link.partner_tenant_id and id = link.tenant_id;
  end if;
  perform keep_pair(link.tenant_id, link.partner_tenant_id);
  return null;
end $$;

create function keep_names_of_partners() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  update customers set name = new.name where id = new.id;
  update vendors set name = new.name where id = new.id;
  update suppliers set name = new.name where id = new.id;
  return null;
end $$;

-- Whether a supplier places orders is said where the customer reads it, and holds where the link is asked.
create function keep_places_orders() returns trigger
language plpgsql security definer set search_path = public as $$
begin
  update tenant_links set places_orders = new.places_orders
  where tenant_id = new.id and partner_tenant_id = new.tenant_id and kind = 'supplier-customer'
    and places_orders <> new.places_orders;
  return null;
end $$;

alter function links_of_pair owner to waybill_system;
alter function keep_pair owner to waybill_system;
alter function keep_customers_and_vendors owner to waybill_system;
alter function keep_names_of_partners owner to waybill_system;
alter function keep_places_orders owner to waybill_system;

create trigger tenant_links_keep_customers after insert or update or delete on tenant_links
  for each row execute function keep_customers_and_vendors();
create trigger tenants_keep_names_of_partners after update on tenants
  for each row when (old.name is distinct from new.name) execute function keep_names_of_partners();
create trigger suppliers_keep_places_orders after update on suppliers
  for each row when (old.places_orders is distinct from new.places_orders) execute function keep_places_orders();

set local role waybill_system;
select keep_pair(tenant_id, partner_tenant_id) from tenant_links group by tenant_id, partner_tenant_id;

-- What the courier of an order says of the organisation that it is for; null where it says nothing that keeps an order from being
-- placed, or makes it cost something else. For both, and for a supplier that orders in the customer's name.
create function ordering_terms(courier_id bigint, customer_id bigint) returns jsonb
language plpgsql stable security definer set search_path = public as $$
begin
  if current_tenant_id() <> courier_id and current_tenant_id() <> customer_id
      and customer_id not in (select supplied_tenant_ids()) then
    return null;
  end if;
  return (select jsonb_build_object('creditHold', c.credit_hold, 'poNumberRequired', c.po_number_required,
      'taxExemption', case when c.tax_exempt then coalesce(c.tax_exemption_number, '') end,
      'courierName', t.name, 'courierPhone', coalesce(t.order_support_phone, t.phone))
    from customers c join tenants t on t.id = c.tenant_id
    where c.tenant_id = courier_id and c.id = customer_id and (c.credit_hold or c.po_number_required or c.tax_exempt));
end $$;

-- Whether nobody of a customer has an account there: its courier orders and answers for it.
create function is_managed(customer_id bigint) returns boolean
language sql stable security definer set search_path = public as $$
  select exists (select from customers where tenant_id = current_tenant_id() and id = customer_id and relation = 'customer')
    and not exists (select from memberships where tenant_id = customer_id)
$$;
reset role;

-- The open orders of one customer, vendor or supplier are counted on every page of the lists.
create index delivery_order_parties_open_of_sender on delivery_order_parties (tenant_id, sender_tenant_id)
  where status in ('created', 'assigned', 'pickedUp', 'droppedOff');
create index delivery_order_parties_open_of_receiver on delivery_order_parties (tenant_id, receiver_tenant_id)
  where status in ('created', 'assigned', 'pickedUp', 'droppedOff') and is_sender;
-- What an organisation ordered of one courier.
create index delivery_order_parties_receiver_available
  on delivery_order_parties (tenant_id, receiver_tenant_id, available_at desc, delivery_order_id desc) where is_sender;
create index delivery_orders_of_suppliers on delivery_orders (sender_tenant_id, scheduled_by_tenant_id, id desc)
  where supplier_tenant_name is not null;
