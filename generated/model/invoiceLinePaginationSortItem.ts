/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvoiceLinePaginationSortItemField } from './invoiceLinePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type InvoiceLinePaginationSortItem = {
  /** The field. */
  field: InvoiceLinePaginationSortItemField;
  direction: SortDirection;
};
