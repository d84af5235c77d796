/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type BillingCourierPaginationSortItemField = typeof BillingCourierPaginationSortItemField[keyof typeof BillingCourierPaginationSortItemField];


export const BillingCourierPaginationSortItemField = {
  name: 'name',
  outstanding: 'outstanding',
  overdue: 'overdue',
} as const;
