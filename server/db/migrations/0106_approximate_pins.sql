-- A pin that was found by the city or postal code alone stands in the middle of it, until somebody puts it on the door.
alter table locations add column approximate_pin boolean not null default false;
