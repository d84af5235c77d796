/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RoleGrantPaginationSortItemField } from './roleGrantPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type RoleGrantPaginationSortItem = {
  /** The field. */
  field: RoleGrantPaginationSortItemField;
  direction: SortDirection;
};
