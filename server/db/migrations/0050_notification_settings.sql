-- What an organisation tells the people outside of it, and in whose name.

create table notification_settings (
  tenant_id bigint primary key references tenants,
  version integer not null default 1,
  more jsonb not null default '{}',
  updated_at bigint not null default unix_now()
);
call protect_table('notification_settings', 'tenant_id = (select current_tenant_id())');
grant select, insert, update on notification_settings to waybill_app;
