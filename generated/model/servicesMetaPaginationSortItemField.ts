/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ServicesMetaPaginationSortItemField = typeof ServicesMetaPaginationSortItemField[keyof typeof ServicesMetaPaginationSortItemField];


export const ServicesMetaPaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
