/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * When its invoices are due; null: as the accounting settings say.
 * @nullable
 */
export type CustomerPaymentTerms = typeof CustomerPaymentTerms[keyof typeof CustomerPaymentTerms] | null;


export const CustomerPaymentTerms = {
  dueOnReceipt: 'dueOnReceipt',
  net10: 'net10',
  net20: 'net20',
  net30: 'net30',
  net60: 'net60',
  net90: 'net90',
} as const;
