-- What the contract has in a resource and no column of its own stands in `more`, by the contract's name: a new field needs no migration.
-- What SQL reads, sorts or searches by, and what every row must have, gets a column.

alter table locations add column more jsonb not null default '{}';
alter table vehicles add column more jsonb not null default '{}';
alter table base_tags add column more jsonb not null default '{}';
alter table base_parcel_types add column more jsonb not null default '{}';
alter table base_service_speeds add column more jsonb not null default '{}';
alter table tax_settings add column more jsonb not null default '{}';
alter table service_maps add column more jsonb not null default '{}';
alter table tenant_contacts add column more jsonb not null default '{}';
alter table delivery_order_fields add column more jsonb not null default '{}';
