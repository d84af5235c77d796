/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type PartnerBalancePaginationSortItemField = typeof PartnerBalancePaginationSortItemField[keyof typeof PartnerBalancePaginationSortItemField];


export const PartnerBalancePaginationSortItemField = {
  name: 'name',
  owedToUs: 'owedToUs',
  owedByUs: 'owedByUs',
  net: 'net',
} as const;
