/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DriverPaginationSortItemField } from './driverPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type DriverPaginationSortItem = {
  /** The field. */
  field: DriverPaginationSortItemField;
  direction: SortDirection;
};
