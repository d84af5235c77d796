/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';

/**
 * What one of two partners owes the other, in cents with tax.
 */
export interface PartnerDebt {
  unbilledCadCents: CentsSum;
  outstandingCadCents: CentsSum;
  totalCadCents: CentsSum;
  /**
     * Orders that no run has billed at the price that they have now.
     * @minimum 0
     */
  unbilledOrders: number;
  /**
     * Of those without a price.
     * @minimum 0
     */
  unpriced: number;
}
