/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What orders brought in that were completed on these days, or cancelled at a charge. Cents before tax.
 */
export interface RevenueFigures {
  /** How many orders. */
  earned: number;
  /** How many of them have no price. */
  unpriced: number;
  /**
     * How many have a driver without a rate; null of what others carry out.
     * @nullable
     */
  withoutPay: number | null;
  /** What they cost, cents before tax. */
  revenueCadCents: number;
  /**
     * What drivers get of it; null of what others carry out.
     * @nullable
     */
  payCadCents: number | null;
  /**
     * What other couriers get of it; null of what others carry out.
     * @nullable
     */
  boughtCadCents: number | null;
  /**
     * What is left; null of what others carry out.
     * @nullable
     */
  marginCadCents: number | null;
}
