/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ReceivedInvoicePaginationSortItemField } from './receivedInvoicePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ReceivedInvoicePaginationSortItem = {
  /** The field. */
  field: ReceivedInvoicePaginationSortItemField;
  direction: SortDirection;
};
