/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * When its invoices are due.
 */
export type VendorTermsPaymentTerms = typeof VendorTermsPaymentTerms[keyof typeof VendorTermsPaymentTerms];


export const VendorTermsPaymentTerms = {
  dueOnReceipt: 'dueOnReceipt',
  net10: 'net10',
  net20: 'net20',
  net30: 'net30',
  net60: 'net60',
  net90: 'net90',
} as const;
