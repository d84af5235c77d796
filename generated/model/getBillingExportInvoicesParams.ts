/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvoicePagination } from './invoicePagination.ts';

export type GetBillingExportInvoicesParams = {
/**
 * Page and order, as JSON.
 */
pagination?: InvoicePagination;
};
