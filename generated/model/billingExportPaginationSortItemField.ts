/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type BillingExportPaginationSortItemField = typeof BillingExportPaginationSortItemField[keyof typeof BillingExportPaginationSortItemField];


export const BillingExportPaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
