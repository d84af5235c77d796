-- Orders that are ordered again and again, under a name (docs/orders.md, "Templates").
create table order_templates (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  -- As the contract's OrderTemplateOrder has it. What it names is looked for when it is ordered, so it may be gone by then.
  content jsonb not null,
  version integer not null default 1,
  more jsonb not null default '{}',
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  archived_at bigint
);
create unique index order_templates_name on order_templates (tenant_id, lower(name));
create index order_templates_by_name on order_templates (tenant_id, lower(name), id);
create index order_templates_by_updated_at on order_templates (tenant_id, updated_at desc, id desc);
call protect_table('order_templates', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on order_templates to waybill_app;
