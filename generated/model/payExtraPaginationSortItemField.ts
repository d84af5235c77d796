/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PayExtraPaginationSortItemField = typeof PayExtraPaginationSortItemField[keyof typeof PayExtraPaginationSortItemField];


export const PayExtraPaginationSortItemField = {
  day: 'day',
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
