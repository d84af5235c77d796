-- A draft tried on past orders. One a revision: the next takes its place. The process that works on it renews its lease; whoever finds
-- a running one whose lease is over becomes its worker and goes on after the last order that was done.

create table try_outs (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  service_id bigint not null references services,
  service_revision_id bigint not null unique references service_revisions on delete cascade,
  -- The published revision that it is compared with.
  compared_revision_id bigint references service_revisions,
  status text not null default 'running' check (status in ('running', 'finished', 'cancelled', 'failed')),
  -- The orders that were available from then until before.
  from_at bigint not null,
  until_at bigint not null,
  -- The draft as it was when it was tried, and how often each of its parts had been changed.
  pricing jsonb not null,
  versions jsonb not null,
  orders integer not null,
  done integer not null default 0,
  -- The last order that was done.
  last_available_at bigint,
  last_order_id bigint,
  worker uuid not null,
  lease_until bigint not null,
  summary jsonb,
  started_by bigint references users,
  created_at bigint not null default unix_now(),
  ended_at bigint,
  check ((status = 'running') = (ended_at is null)),
  check ((status = 'finished') = (summary is not null))
);
create index try_outs_running on try_outs (lease_until) where status = 'running';
call protect_table('try_outs', 'tenant_id = (select current_tenant_id())');

-- Written by the ten thousand: what it copies of orders and customers, which are never deleted, is not looked up again.
create table try_out_orders (
  try_out_id bigint not null references try_outs on delete cascade,
  tenant_id bigint not null,
  delivery_order_id bigint not null,
  customer_tenant_id bigint not null,
  customer_name text not null,
  available_at bigint not null,
  outcome text not null check (outcome in ('priced', 'unpriceable', 'newlyPriced', 'unpriced')),
  -- Cents; the gain is before taxes.
  before_cents bigint,
  after_cents bigint,
  difference_cents bigint generated always as (after_cents - before_cents) stored,
  gain_cents bigint,
  reasons text[] not null default '{}',
  primary key (try_out_id, delivery_order_id)
);
create index try_out_orders_customer on try_out_orders (try_out_id, lower(customer_name), delivery_order_id);
create index try_out_orders_available on try_out_orders (try_out_id, available_at, delivery_order_id);
create index try_out_orders_before on try_out_orders (try_out_id, before_cents, delivery_order_id);
create index try_out_orders_after on try_out_orders (try_out_id, after_cents, delivery_order_id);
create index try_out_orders_difference on try_out_orders (try_out_id, difference_cents, delivery_order_id);
create index try_out_orders_gain on try_out_orders (try_out_id, gain_cents, delivery_order_id);
call protect_table('try_out_orders', 'tenant_id = (select current_tenant_id())');

-- Added up once all orders are done. A courier has hundreds of customers at most: their list is sorted as it is read.
create table try_out_customers (
  try_out_id bigint not null references try_outs on delete cascade,
  tenant_id bigint not null references tenants,
  customer_tenant_id bigint not null references tenants,
  name text not null,
  orders integer not null,
  unpriceable integer not null,
  before_cents bigint not null,
  after_cents bigint not null,
  gain_cents bigint not null,
  primary key (try_out_id, customer_tenant_id)
);
call protect_table('try_out_customers', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on try_outs, try_out_orders, try_out_customers to waybill_app;
