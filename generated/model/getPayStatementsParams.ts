/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PayStatementPagination } from './payStatementPagination.ts';

export type GetPayStatementsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: PayStatementPagination;
};
