/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PartnershipPaginationSortItemField = typeof PartnershipPaginationSortItemField[keyof typeof PartnershipPaginationSortItemField];


export const PartnershipPaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
