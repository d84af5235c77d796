/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * An instant in unix seconds, from 2000-01-01 to the end of 2100 in UTC.
 * @minimum 946684800
 * @maximum 4133980799
 */
export type UnixSeconds = number;
