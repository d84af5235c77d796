/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AssignedOrdersPaginationSortItemField } from './assignedOrdersPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type AssignedOrdersPaginationSortItem = {
  /** The field. */
  field: AssignedOrdersPaginationSortItemField;
  direction: SortDirection;
};
