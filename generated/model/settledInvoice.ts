/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { InvoiceRef } from './invoiceRef.ts';

/**
 * How much of a settlement is for which invoice or credit note; below zero of one that takes another back.
 */
export interface SettledInvoice {
  invoice: InvoiceRef;
  cadCents: CentsSum;
}
