/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * An instant in unix seconds.
 * @minimum 0
 * @maximum 253402300799
 */
export type UnixSeconds = number;
