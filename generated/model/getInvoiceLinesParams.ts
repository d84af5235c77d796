/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvoiceLinePagination } from './invoiceLinePagination.ts';

export type GetInvoiceLinesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: InvoiceLinePagination;
};
