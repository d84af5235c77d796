/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type DriverActPaginationSortItemField = typeof DriverActPaginationSortItemField[keyof typeof DriverActPaginationSortItemField];


export const DriverActPaginationSortItemField = {
  occurredAt: 'occurredAt',
} as const;
