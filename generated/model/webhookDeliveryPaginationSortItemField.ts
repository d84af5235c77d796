/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type WebhookDeliveryPaginationSortItemField = typeof WebhookDeliveryPaginationSortItemField[keyof typeof WebhookDeliveryPaginationSortItemField];


export const WebhookDeliveryPaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
