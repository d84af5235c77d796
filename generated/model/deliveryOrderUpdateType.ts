/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What happened (docs/rules/order-status.md, "Timeline entries"). `details_updated` says in `changes` what an edit changed, `undone` which move was taken back and when that had been. `bought_price_changed`, `sold_order_edited` and `brokerage_answered` are what the two couriers of a brokerage tell each other; no other party sees them, nor `message_sent` anybody but the courier that carries the order out. More types may follow.
 */
export type DeliveryOrderUpdateType = typeof DeliveryOrderUpdateType[keyof typeof DeliveryOrderUpdateType];


export const DeliveryOrderUpdateType = {
  created: 'created',
  created_brokered: 'created_brokered',
  created_unassigned: 'created_unassigned',
  assigned: 'assigned',
  assigned_commented: 'assigned_commented',
  assigned_attachedMedia: 'assigned_attachedMedia',
  assigned_pricingUpdated: 'assigned_pricingUpdated',
  assigned_pickedUp: 'assigned_pickedUp',
  assigned_droppedOff: 'assigned_droppedOff',
  completed: 'completed',
  cancelled: 'cancelled',
  geostamp_check_in: 'geostamp_check_in',
  geostamp_check_out: 'geostamp_check_out',
  details_updated: 'details_updated',
  undone: 'undone',
  bought_price_changed: 'bought_price_changed',
  sold_order_edited: 'sold_order_edited',
  brokerage_answered: 'brokerage_answered',
  message_sent: 'message_sent',
} as const;
