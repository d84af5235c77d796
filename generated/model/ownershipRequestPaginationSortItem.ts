/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OwnershipRequestPaginationSortItemField } from './ownershipRequestPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type OwnershipRequestPaginationSortItem = {
  /** The field. */
  field: OwnershipRequestPaginationSortItemField;
  direction: SortDirection;
};
