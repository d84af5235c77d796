/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvoiceDisputePagination } from './invoiceDisputePagination.ts';

export type GetInvoiceDisputesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: InvoiceDisputePagination;
};
