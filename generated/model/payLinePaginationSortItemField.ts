/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PayLinePaginationSortItemField = typeof PayLinePaginationSortItemField[keyof typeof PayLinePaginationSortItemField];


export const PayLinePaginationSortItemField = {
  position: 'position',
  cents: 'cents',
} as const;
