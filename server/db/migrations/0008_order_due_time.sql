-- When the courier promised the drop-off (available_at plus the duration of the speed); null when the speed promises none.
-- Kept with the order, so that a later revision of the service moves no promise that was made.
alter table delivery_orders add column due_at bigint;
