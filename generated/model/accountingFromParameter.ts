/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The first day by the courier's calendar, of completing or of cancelling at a charge.
 */
export type AccountingFromParameter = string;
