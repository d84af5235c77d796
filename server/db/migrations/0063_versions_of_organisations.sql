-- An organisation counts the changes of what it says of itself, as its resources and settings do.

alter table tenants add column version integer not null default 1;
grant update (version) on tenants to waybill_app;
