/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Canadian dollars.
 */
export type WebhookOrderPriceCurrency = typeof WebhookOrderPriceCurrency[keyof typeof WebhookOrderPriceCurrency];


export const WebhookOrderPriceCurrency = {
  CAD: 'CAD',
} as const;
