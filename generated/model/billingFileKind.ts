/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What stands in it.
 */
export type BillingFileKind = typeof BillingFileKind[keyof typeof BillingFileKind];


export const BillingFileKind = {
  invoices: 'invoices',
  creditNotes: 'creditNotes',
} as const;
