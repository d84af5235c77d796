/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type AccountingTemplatePaginationSortItemField = typeof AccountingTemplatePaginationSortItemField[keyof typeof AccountingTemplatePaginationSortItemField];


export const AccountingTemplatePaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
