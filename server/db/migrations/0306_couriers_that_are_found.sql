-- A courier decides whether those that it does not deliver for find it and can apply to it. Links that exist go on.
alter table courier_settings add column is_listed boolean not null default true;
