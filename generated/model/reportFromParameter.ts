/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The first day by the calendar of the courier that carried the order out.
 */
export type ReportFromParameter = string;
