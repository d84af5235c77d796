/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvoicePagination } from './invoicePagination.ts';

export type GetInvoicesParams = {
/**
 * Of their numbers and of who is billed.
 * @maxLength 100
 */
search?: string;
/**
 * Page, order and filter, as JSON.
 */
pagination?: InvoicePagination;
};
