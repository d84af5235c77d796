/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether it stands, was taken back, or takes another back.
 */
export type SettlementOfInvoiceState = typeof SettlementOfInvoiceState[keyof typeof SettlementOfInvoiceState];


export const SettlementOfInvoiceState = {
  standing: 'standing',
  takenBack: 'takenBack',
  takesBack: 'takesBack',
} as const;
