/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { TryOutCustomerPaginationSortItemField } from './tryOutCustomerPaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type TryOutCustomerPaginationSortItem = {
  /** The field. */
  field: TryOutCustomerPaginationSortItemField;
  direction: SortDirection;
};
