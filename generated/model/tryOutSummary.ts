/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';

/**
 * What a try-out comes to. Amounts are of the orders that both revisions price.
 */
export interface TryOutSummary {
  beforeCadCents: CentsSum;
  afterCadCents: CentsSum;
  differenceCadCents: CentsSum;
  gainCadCents: CentsSum;
  /**
     * Orders with a price by both.
     * @minimum 0
     */
  priced: number;
  /**
     * Of these, how many would cost more.
     * @minimum 0
     */
  dearer: number;
  /**
     * Of these, how many would cost less.
     * @minimum 0
     */
  cheaper: number;
  /**
     * Orders that would lose their price.
     * @minimum 0
     */
  unpriceable: number;
  /**
     * Orders that only the draft prices.
     * @minimum 0
     */
  newlyPriced: number;
  /**
     * Orders that neither prices.
     * @minimum 0
     */
  unpriced: number;
}
