/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The cursor of the last event that the caller has heard of. What is no cursor, or too old, is answered as stale.
 */
export type LastEventIdParameter = string;
