/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type RevenueLeakPaginationSortItemField = typeof RevenueLeakPaginationSortItemField[keyof typeof RevenueLeakPaginationSortItemField];


export const RevenueLeakPaginationSortItemField = {
  day: 'day',
  cents: 'cents',
} as const;
