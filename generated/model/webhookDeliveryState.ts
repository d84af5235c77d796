/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of it: it waits for its first or next try, it was taken, or nothing more is tried.
 */
export type WebhookDeliveryState = typeof WebhookDeliveryState[keyof typeof WebhookDeliveryState];


export const WebhookDeliveryState = {
  waiting: 'waiting',
  delivered: 'delivered',
  failed: 'failed',
} as const;
