/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CustomerPaginationSortItemField } from './customerPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type CustomerPaginationSortItem = {
  /** The field. */
  field: CustomerPaginationSortItemField;
  direction: SortDirection;
};
