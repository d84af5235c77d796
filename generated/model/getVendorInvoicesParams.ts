/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvoicePagination } from './invoicePagination.ts';

export type GetVendorInvoicesParams = {
/**
 * Of their numbers.
 * @maxLength 100
 */
search?: string;
/**
 * Page, order and filter, as JSON.
 */
pagination?: InvoicePagination;
};
