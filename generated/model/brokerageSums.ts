/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';

/**
 * What brokered orders come to together, before tax. The margin is that of the orders that have both prices.
 */
export interface BrokerageSums {
  /**
     * How many.
     * @minimum 0
     */
  orders: number;
  /**
     * How many of them have no price.
     * @minimum 0
     */
  unsold: number;
  /**
     * How many were bought without a price, and without one that was agreed on.
     * @minimum 0
     */
  unbought: number;
  /**
     * How many count as bought at the agreed price, since the bought order has none.
     * @minimum 0
     */
  agreed: number;
  /**
     * How many cost more than they were sold at.
     * @minimum 0
     */
  atLoss: number;
  /**
     * How many the partner billed at another price than was agreed on.
     * @minimum 0
     */
  different: number;
  soldCadCents: CentsSum;
  boughtCadCents: CentsSum;
  marginCadCents: CentsSum;
  /**
     * Of what the orders with both prices were sold at, to one decimal; null where that is nothing.
     * @nullable
     */
  marginPercent: number | null;
}
