/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { SupplierPaginationSortItemField } from './supplierPaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type SupplierPaginationSortItem = {
  /** The field. */
  field: SupplierPaginationSortItemField;
  direction: SortDirection;
};
