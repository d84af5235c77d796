/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PersonAccessPaginationSortItemField } from './personAccessPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PersonAccessPaginationSortItem = {
  /** The field. */
  field: PersonAccessPaginationSortItemField;
  direction: SortDirection;
};
