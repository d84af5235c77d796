/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PayLinePagination } from './payLinePagination.ts';

export type GetPayStatementLinesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: PayLinePagination;
};
