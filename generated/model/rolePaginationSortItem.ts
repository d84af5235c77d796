/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RolePaginationSortItemField } from './rolePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type RolePaginationSortItem = {
  /** The field. */
  field: RolePaginationSortItemField;
  direction: SortDirection;
};
