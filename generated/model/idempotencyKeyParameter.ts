/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A key of the caller's choosing. The same key with the same body answers the first answer again; with another body it answers 422 `idempotency_key_reused`. An answer is kept for 30 days.
 */
export type IdempotencyKeyParameter = string;
