/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

export type GetReceivedInvoiceCountsParams = {
/**
 * Made by this courier alone.
 * @minimum 1
 * @maximum 9007199254740991
 */
courierId?: number;
};
