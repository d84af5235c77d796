-- How the loads of vehicles were typed, beside their metric values.
alter table vehicles add column typed jsonb;
