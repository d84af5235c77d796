/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What it is.
 */
export type StatementRowKind = typeof StatementRowKind[keyof typeof StatementRowKind];


export const StatementRowKind = {
  invoice: 'invoice',
  creditNote: 'creditNote',
  payment: 'payment',
  refund: 'refund',
  paymentTakenBack: 'paymentTakenBack',
  refundTakenBack: 'refundTakenBack',
  reversal: 'reversal',
} as const;
