/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Of the name of the customer or driver, or where each order is by itself, as the list of orders is searched.
 */
export type AccountingSearchParameter = string;
