/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type OrderTemplatePaginationSortItemField = typeof OrderTemplatePaginationSortItemField[keyof typeof OrderTemplatePaginationSortItemField];


export const OrderTemplatePaginationSortItemField = {
  name: 'name',
  updatedAt: 'updatedAt',
} as const;
