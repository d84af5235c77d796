/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which of both.
 */
export type InvoiceKind = typeof InvoiceKind[keyof typeof InvoiceKind];


export const InvoiceKind = {
  invoice: 'invoice',
  creditNote: 'creditNote',
} as const;
