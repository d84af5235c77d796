/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Canadian dollars.
 */
export type WebhookInvoiceAmountsCurrency = typeof WebhookInvoiceAmountsCurrency[keyof typeof WebhookInvoiceAmountsCurrency];


export const WebhookInvoiceAmountsCurrency = {
  CAD: 'CAD',
} as const;
