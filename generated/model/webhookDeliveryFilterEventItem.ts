/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type WebhookDeliveryFilterEventItem = typeof WebhookDeliveryFilterEventItem[keyof typeof WebhookDeliveryFilterEventItem];


export const WebhookDeliveryFilterEventItem = {
  ordercreated: 'order.created',
  orderassigned: 'order.assigned',
  orderunassigned: 'order.unassigned',
  orderpicked_up: 'order.picked_up',
  orderdropped_off: 'order.dropped_off',
  ordercompleted: 'order.completed',
  ordercancelled: 'order.cancelled',
  orderupdated: 'order.updated',
  orderprice_changed: 'order.price_changed',
  invoicesent: 'invoice.sent',
  invoicepaid: 'invoice.paid',
  webhooktest: 'webhook.test',
} as const;
