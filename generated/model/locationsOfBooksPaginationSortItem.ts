/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LocationsOfBooksPaginationSortItemField } from './locationsOfBooksPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type LocationsOfBooksPaginationSortItem = {
  /** The field. */
  field: LocationsOfBooksPaginationSortItemField;
  direction: SortDirection;
};
