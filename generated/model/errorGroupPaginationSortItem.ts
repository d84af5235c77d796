/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ErrorGroupPaginationSortItemField } from './errorGroupPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ErrorGroupPaginationSortItem = {
  /** The field. */
  field: ErrorGroupPaginationSortItemField;
  direction: SortDirection;
};
