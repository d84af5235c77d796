-- Counts the changes of driver_pay and of the drivers' own rates: they are edited together, apart from the other settings.
alter table courier_settings add column driver_pay_version integer not null default 1;
