/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DriverFairnessPaginationSortItemField } from './driverFairnessPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type DriverFairnessPaginationSortItem = {
  /** The field. */
  field: DriverFairnessPaginationSortItemField;
  direction: SortDirection;
};
