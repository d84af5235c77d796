/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The first day.
 */
export type FromDayParameter = string;
