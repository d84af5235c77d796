/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PayExportPagination } from './payExportPagination.ts';

export type GetInvoiceExportsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: PayExportPagination;
};
