/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PotentialVendorPaginationSortItemField } from './potentialVendorPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PotentialVendorPaginationSortItem = {
  /** The field. */
  field: PotentialVendorPaginationSortItemField;
  direction: SortDirection;
};
