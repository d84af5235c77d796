-- What changed is told: every edit in the timeline, and what one side of a brokerage changes to the other side.

alter table delivery_order_updates drop constraint delivery_order_updates_type_check;
alter table delivery_order_updates
  add constraint delivery_order_updates_type_check check (type in ('created', 'created_brokered', 'created_unassigned', 'assigned',
    'assigned_commented', 'assigned_attachedMedia', 'assigned_pricingUpdated', 'assigned_pickedUp', 'assigned_droppedOff',
    'completed', 'cancelled', 'geostamp_check_in', 'geostamp_check_out', 'details_updated', 'bought_price_changed',
    'sold_order_edited', 'brokerage_answered')),
  -- [{field, name?, from, to}] in the units that are stored (domain/order-changes.ts).
  add column changes jsonb,
  -- What an answer of one side of a brokerage is about, and whether it agrees.
  add column answered_exception text
    check (answered_exception in ('bought_price_changed', 'sold_order_edited', 'brokerage_answered')),
  add column accepted boolean;

alter table order_brokerages
  -- What buying costs before tax as the broker agreed to it last, in cents; null: it agreed while there was no price.
  add column agreed_pre_tax_cents bigint,
  -- What was changed of the sold order since the other courier agreed to it last: [{field, name?, from, to}].
  add column edits jsonb not null default '[]',
  -- What the sold order's protocol requires of whoever drives: {pickup: [{id, …, soldId}], dropoff: […]}.
  add column asked jsonb not null default '{"pickup": [], "dropoff": []}',
  -- Counts what one side told the other: an answer names the version that it is about.
  add column version integer not null default 1;

-- The tables are forced under row-level security: their owner alone would find no row.
set local role waybill_system;
update order_brokerages b set agreed_pre_tax_cents = price.pre_tax_cents
from delivery_order_prices price
where price.delivery_order_id = b.buy_order_id;
reset role;
