/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A value.
 */
export type WebhookDeliveryFilterStateItem = typeof WebhookDeliveryFilterStateItem[keyof typeof WebhookDeliveryFilterStateItem];


export const WebhookDeliveryFilterStateItem = {
  waiting: 'waiting',
  delivered: 'delivered',
  failed: 'failed',
} as const;
