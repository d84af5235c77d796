/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The last piece that gets a label of its own; the last of the order when only the first is said.
 */
export type LastPieceParameter = number;
