/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of the name of the partner or the cities of the lane; where each order is by itself, as the list of orders is searched, or the number of an invoice of either side.
 */
export type LedgerSearchParameter = string;
