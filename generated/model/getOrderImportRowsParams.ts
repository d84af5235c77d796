/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderImportRowPagination } from './orderImportRowPagination.ts';

export type GetOrderImportRowsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: OrderImportRowPagination;
};
