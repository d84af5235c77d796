/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvoicePaginationSortItemField } from './invoicePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type InvoicePaginationSortItem = {
  /** The field. */
  field: InvoicePaginationSortItemField;
  direction: SortDirection;
};
