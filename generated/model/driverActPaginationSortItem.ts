/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DriverActPaginationSortItemField } from './driverActPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type DriverActPaginationSortItem = {
  /** The field. */
  field: DriverActPaginationSortItemField;
  direction: SortDirection;
};
