/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ReceivedInvoiceFilter } from './receivedInvoiceFilter.ts';
import type { ReceivedInvoicePaginationSortItem } from './receivedInvoicePaginationSortItem.ts';

/**
 * Which page of which rows in which order.
 */
export interface ReceivedInvoicePagination {
  /**
     * The page from 0.
     * @minimum 0
     * @maximum 100000
     */
  page?: number;
  /**
     * Rows a page.
     * @minimum 1
     * @maximum 100
     */
  pageSize?: number;
  /**
     * The order of rows; the first field counts, ties fall by id.
     * @maxItems 1
     */
  sort?: ReceivedInvoicePaginationSortItem[];
  /**
     * The cursor `next` of the page before; then `page` only counts.
     * @maxLength 500
     */
  after?: string;
  filter?: ReceivedInvoiceFilter;
}
