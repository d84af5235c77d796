/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a modifier adds to the price: an amount, or a percentage of the base price (docs/rules/pricing.md, "Modifiers"). Negative takes off.
 */
export type RevisionCharge = {
  /**
     * Canadian cents.
     * @minimum -10000000
     * @maximum 10000000
     */
  amountCadCents: number;
} | {
  /**
     * Percent of the base price, below 1000.
     * @minimum -100
     * @maximum 999.99
     */
  percent: number;
};
