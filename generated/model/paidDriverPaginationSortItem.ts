/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PaidDriverPaginationSortItemField } from './paidDriverPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PaidDriverPaginationSortItem = {
  /** The field. */
  field: PaidDriverPaginationSortItemField;
  direction: SortDirection;
};
