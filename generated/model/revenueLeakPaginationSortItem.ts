/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RevenueLeakPaginationSortItemField } from './revenueLeakPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type RevenueLeakPaginationSortItem = {
  /** The field. */
  field: RevenueLeakPaginationSortItemField;
  direction: SortDirection;
};
