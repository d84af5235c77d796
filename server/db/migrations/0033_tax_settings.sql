-- The taxes of an organisation by province, with the days from and until which they hold (YYYY-MM-DD, by its own calendar).

create table tax_settings (
  id bigint generated always as identity primary key,
  tenant_id bigint not null references tenants,
  name text not null,
  type text not null check (type in ('GST', 'PST SK', 'GST/HST', 'Exempt', 'Zero Rated')),
  province text check (province in ('AB', 'BC', 'MB', 'NB', 'NL', 'NS', 'NT', 'NU', 'ON', 'PE', 'QC', 'SK', 'YT')),
  percent double precision not null check (percent between 0 and 100),
  effective_from text not null check (effective_from ~ '^\d{4}-\d\d-\d\d$'),
  effective_until text check (effective_until >= effective_from),
  archived_at bigint,
  created_at bigint not null default unix_now(),
  updated_at bigint not null default unix_now(),
  version integer not null default 1
);
create index tax_settings_by_name on tax_settings (tenant_id, lower(name), id);
create index tax_settings_by_effective_from on tax_settings (tenant_id, lower(effective_from), id);
create index tax_settings_by_updated_at on tax_settings (tenant_id, updated_at desc, id desc);
call protect_table('tax_settings', 'tenant_id = (select current_tenant_id())');
grant select, insert, update, delete on tax_settings to waybill_app;
