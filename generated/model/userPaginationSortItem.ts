/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { UserPaginationSortItemField } from './userPaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type UserPaginationSortItem = {
  /** The field. */
  field: UserPaginationSortItemField;
  direction: SortDirection;
};
