/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What the ledger of brokered orders puts together.
 */
export type LedgerGrouping = typeof LedgerGrouping[keyof typeof LedgerGrouping];


export const LedgerGrouping = {
  partner: 'partner',
  lane: 'lane',
  order: 'order',
} as const;
