/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type AssignedOrdersPaginationSortItemField = typeof AssignedOrdersPaginationSortItemField[keyof typeof AssignedOrdersPaginationSortItemField];


export const AssignedOrdersPaginationSortItemField = {
  urgency: 'urgency',
} as const;
