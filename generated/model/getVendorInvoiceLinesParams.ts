/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvoiceLinePagination } from './invoiceLinePagination.ts';

export type GetVendorInvoiceLinesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: InvoiceLinePagination;
};
