/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which of both.
 */
export type BillingDraftKind = typeof BillingDraftKind[keyof typeof BillingDraftKind];


export const BillingDraftKind = {
  invoice: 'invoice',
  creditNote: 'creditNote',
} as const;
