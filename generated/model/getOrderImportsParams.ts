/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderImportPagination } from './orderImportPagination.ts';

export type GetOrderImportsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: OrderImportPagination;
};
