/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Money that came in, money that was given back, or a credit note taken off invoices.
 */
export type SettlementKind = typeof SettlementKind[keyof typeof SettlementKind];


export const SettlementKind = {
  payment: 'payment',
  refund: 'refund',
  credit: 'credit',
} as const;
