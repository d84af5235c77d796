/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A whole number that names one row.
 * @minimum 1
 * @maximum 9007199254740991
 */
export type Id = number;
