/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The first piece that gets a label of its own, counted through all parcels; 1 when only the last is said.
 */
export type FirstPieceParameter = number;
