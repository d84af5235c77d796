/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The last day, which is one of them.
 */
export type UntilDayParameter = string;
