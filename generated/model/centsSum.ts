/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A sum of the prices of many orders, in Canadian cents.
 * @minimum -9007199254740991
 * @maximum 9007199254740991
 */
export type CentsSum = number;
