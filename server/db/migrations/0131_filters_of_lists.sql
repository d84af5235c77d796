-- What lists are filtered by. Behind each field the usual order of the list: one value is read in it. Any other order is walked where a
-- value is common, and sorted where it is rare.
create index vehicles_by_driver on vehicles (tenant_id, driver_user_id, lower(name), id);
create index vehicles_by_weight on vehicles (tenant_id, max_weight_kg, lower(name), id);
create index protocols_by_state on protocols (tenant_id, is_enabled, lower(name), id);
create index tax_settings_by_type on tax_settings (tenant_id, type, lower(name), id);
create index tax_settings_by_province on tax_settings (tenant_id, province, lower(name), id);
create index locations_by_kind on locations (tenant_id, kind, lower(name), id);
create index locations_by_province on locations (tenant_id, province, lower(name), id);
create index locations_by_approximate_pin on locations (tenant_id, approximate_pin, lower(name), id);
