/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';

/**
 * A line of an order's price.
 */
export interface AccountingOrderLine {
  /**
     * What it is for.
     * @maxLength 130
     */
  name: string;
  priceCadCents: CentsSum;
}
