/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * By what it is sent.
 */
export type LoggedChannel = string;
