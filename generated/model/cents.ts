/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * An amount of money in Canadian cents; negative for a discount.
 * @minimum -100000000000
 * @maximum 100000000000
 */
export type Cents = number;
