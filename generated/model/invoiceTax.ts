/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';

/**
 * What all orders of an invoice come to of a tax.
 */
export interface InvoiceTax {
  /** As it is printed. */
  name: string;
  /**
     * Percent.
     * @minimum 0
     */
  percent: number;
  cadCents: CentsSum;
}
