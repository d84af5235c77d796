/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type WebhookEndpointPaginationSortItemField = typeof WebhookEndpointPaginationSortItemField[keyof typeof WebhookEndpointPaginationSortItemField];


export const WebhookEndpointPaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
