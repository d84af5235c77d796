/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type RecurringOrderPaginationSortItemField = typeof RecurringOrderPaginationSortItemField[keyof typeof RecurringOrderPaginationSortItemField];


export const RecurringOrderPaginationSortItemField = {
  name: 'name',
  startDate: 'startDate',
  updatedAt: 'updatedAt',
} as const;
