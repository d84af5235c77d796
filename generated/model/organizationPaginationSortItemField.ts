/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type OrganizationPaginationSortItemField = typeof OrganizationPaginationSortItemField[keyof typeof OrganizationPaginationSortItemField];


export const OrganizationPaginationSortItemField = {
  createdAt: 'createdAt',
  name: 'name',
} as const;
