/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CustomerPersonPaginationSortItemField } from './customerPersonPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type CustomerPersonPaginationSortItem = {
  /** The field. */
  field: CustomerPersonPaginationSortItemField;
  direction: SortDirection;
};
