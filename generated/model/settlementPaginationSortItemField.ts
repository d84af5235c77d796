/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type SettlementPaginationSortItemField = typeof SettlementPaginationSortItemField[keyof typeof SettlementPaginationSortItemField];


export const SettlementPaginationSortItemField = {
  settledOn: 'settledOn',
  amount: 'amount',
} as const;
