/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LocationPaginationSortItemField } from './locationPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type LocationPaginationSortItem = {
  /** The field. */
  field: LocationPaginationSortItemField;
  direction: SortDirection;
};
