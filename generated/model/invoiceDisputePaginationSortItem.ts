/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { InvoiceDisputePaginationSortItemField } from './invoiceDisputePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type InvoiceDisputePaginationSortItem = {
  /** The field. */
  field: InvoiceDisputePaginationSortItemField;
  direction: SortDirection;
};
