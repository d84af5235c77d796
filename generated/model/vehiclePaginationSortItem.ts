/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { VehiclePaginationSortItemField } from './vehiclePaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type VehiclePaginationSortItem = {
  /** The field. */
  field: VehiclePaginationSortItemField;
  direction: SortDirection;
};
