/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * On what terms.
 */
export type InvoiceDetailPaymentTerms = typeof InvoiceDetailPaymentTerms[keyof typeof InvoiceDetailPaymentTerms];


export const InvoiceDetailPaymentTerms = {
  dueOnReceipt: 'dueOnReceipt',
  net10: 'net10',
  net20: 'net20',
  net30: 'net30',
  net60: 'net60',
  net90: 'net90',
} as const;
