/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ReceivedInvoicePagination } from './receivedInvoicePagination.ts';

export type GetReceivedInvoicesParams = {
/**
 * Part of a number or of the name of a courier.
 * @maxLength 100
 */
search?: string;
/**
 * Page, order and filter, as JSON.
 */
pagination?: ReceivedInvoicePagination;
};
