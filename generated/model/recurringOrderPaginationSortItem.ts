/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderPaginationSortItemField } from './recurringOrderPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type RecurringOrderPaginationSortItem = {
  /** The field. */
  field: RecurringOrderPaginationSortItemField;
  direction: SortDirection;
};
