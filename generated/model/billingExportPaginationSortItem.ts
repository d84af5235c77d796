/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingExportPaginationSortItemField } from './billingExportPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type BillingExportPaginationSortItem = {
  /** The field. */
  field: BillingExportPaginationSortItemField;
  direction: SortDirection;
};
