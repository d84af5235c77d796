/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Billed for the first time, because it became dearer, or cheaper.
 */
export type InvoiceLineKind = typeof InvoiceLineKind[keyof typeof InvoiceLineKind];


export const InvoiceLineKind = {
  order: 'order',
  correction: 'correction',
  credit: 'credit',
} as const;
