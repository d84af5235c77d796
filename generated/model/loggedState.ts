/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of it. `refused` failed, and the address takes no mail.
 */
export type LoggedState = string;
