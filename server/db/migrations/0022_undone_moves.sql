-- A pickup or drop-off can be taken back; the timeline keeps when it had been and when it was taken back.

alter table delivery_order_updates drop constraint delivery_order_updates_type_check;
alter table delivery_order_updates
  add constraint delivery_order_updates_type_check check (type in ('created', 'created_brokered', 'created_unassigned', 'assigned',
    'assigned_commented', 'assigned_attachedMedia', 'assigned_pricingUpdated', 'assigned_pickedUp', 'assigned_droppedOff',
    'completed', 'cancelled', 'geostamp_check_in', 'geostamp_check_out', 'details_updated', 'undone', 'bought_price_changed',
    'sold_order_edited', 'brokerage_answered'));
