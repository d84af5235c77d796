/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The first day by the courier's calendar, of completing or of cancelling at a charge; the first day of the last day's month unless given.
 */
export type AccountingDataFromParameter = string;
