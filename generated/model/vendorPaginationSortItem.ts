/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { VendorPaginationSortItemField } from './vendorPaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type VendorPaginationSortItem = {
  /** The field. */
  field: VendorPaginationSortItemField;
  direction: SortDirection;
};
