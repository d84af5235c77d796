/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The last day, which is one of them; at most ten years after the first. Today unless given.
 */
export type AccountingDataUntilParameter = string;
