/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * When an invoice is due.
 */
export type AccountingSettingsPaymentTerms = typeof AccountingSettingsPaymentTerms[keyof typeof AccountingSettingsPaymentTerms];


export const AccountingSettingsPaymentTerms = {
  dueOnReceipt: 'dueOnReceipt',
  net10: 'net10',
  net20: 'net20',
  net30: 'net30',
  net60: 'net60',
  net90: 'net90',
} as const;
