/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetInvoiceCountsParams = {
/**
 * Of this customer alone.
 * @minimum 1
 * @maximum 9007199254740991
 */
customerId?: number;
};
