/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PayStatementPagination } from './payStatementPagination.ts';

export type GetInvoiceExportStatementsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: PayStatementPagination;
};
