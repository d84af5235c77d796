/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A key of the caller's choosing, kept beside the refresh token before it is sent. The same token with the same key answers the same pair again for 60 seconds, for an answer that got lost; any other repetition is a replay.
 */
export type ExchangeKeyParameter = string;
