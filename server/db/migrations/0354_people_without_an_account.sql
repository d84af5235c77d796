-- Where an organisation writes to people who have no account, with the secret of the link by which they stop it.
create table outside_addresses (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  channel text not null check (channel in ('email', 'sms')),
  -- An address in lower case, or a number as it was dialled.
  address text not null,
  uid uuid not null default gen_random_uuid() unique,
  -- Null: they are written to.
  stopped_at bigint,
  created_at bigint not null default unix_now(),
  unique (tenant_id, channel, address)
);
call protect_table('outside_addresses', 'tenant_id = (select current_tenant_id())');
grant select on outside_addresses to waybill_app;

-- What of an order was told to whom outside: each event once to one address.
create table order_tellings (
  delivery_order_id bigint not null references delivery_orders on delete cascade,
  event text not null,
  -- In lower case.
  email text not null,
  told_as text not null check (told_as in ('customer', 'consignee')),
  -- Who sold the order, in whose name it is told.
  tenant_id bigint not null references tenants,
  message_id bigint references messages on delete set null,
  primary key (delivery_order_id, event, email)
);
create index order_tellings_of_message on order_tellings (message_id);
create index order_tellings_of_tenant on order_tellings (tenant_id);
call protect_table('order_tellings', 'false');

-- Of orders (order_tellings), for people outside: what it says, and whether it may be said, is looked at again when it is sent.
alter table messages add column of_orders boolean not null default false;
