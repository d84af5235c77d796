/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type DeliveryOrderExceptionPaginationSortItemField = typeof DeliveryOrderExceptionPaginationSortItemField[keyof typeof DeliveryOrderExceptionPaginationSortItemField];


export const DeliveryOrderExceptionPaginationSortItemField = {
  urgency: 'urgency',
  availableAt: 'availableAt',
} as const;
