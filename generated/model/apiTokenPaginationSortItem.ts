/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ApiTokenPaginationSortItemField } from './apiTokenPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ApiTokenPaginationSortItem = {
  /** The field. */
  field: ApiTokenPaginationSortItemField;
  direction: SortDirection;
};
