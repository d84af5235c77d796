/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PartnerPaginationSortItemField = typeof PartnerPaginationSortItemField[keyof typeof PartnerPaginationSortItemField];


export const PartnerPaginationSortItemField = {
  name: 'name',
  connectedAt: 'connectedAt',
} as const;
