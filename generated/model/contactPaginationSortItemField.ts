/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ContactPaginationSortItemField = typeof ContactPaginationSortItemField[keyof typeof ContactPaginationSortItemField];


export const ContactPaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
