-- What the courier's office writes to those of an order stands on its timeline, and where it goes beside the phone of a place.
alter table locations add column email text;
alter table delivery_order_updates drop constraint delivery_order_updates_type_check;
alter table delivery_order_updates
  add constraint delivery_order_updates_type_check check (type in ('created', 'created_brokered', 'created_unassigned', 'assigned',
    'assigned_commented', 'assigned_attachedMedia', 'assigned_pricingUpdated', 'assigned_pickedUp', 'assigned_droppedOff',
    'completed', 'cancelled', 'geostamp_check_in', 'geostamp_check_out', 'details_updated', 'undone', 'bought_price_changed',
    'sold_order_edited', 'brokerage_answered', 'message_sent')),
  -- {channel, to, name, address, subject, text}
  add column message jsonb;
-- How many somebody has sent lately.
create index delivery_order_updates_messages on delivery_order_updates (actor_user_id, created_at) where type = 'message_sent';
