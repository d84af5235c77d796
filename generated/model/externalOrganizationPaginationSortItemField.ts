/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ExternalOrganizationPaginationSortItemField = typeof ExternalOrganizationPaginationSortItemField[keyof typeof ExternalOrganizationPaginationSortItemField];


export const ExternalOrganizationPaginationSortItemField = {
  name: 'name',
} as const;
