/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { TryOutOrderPaginationSortItemField } from './tryOutOrderPaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type TryOutOrderPaginationSortItem = {
  /** The field. */
  field: TryOutOrderPaginationSortItemField;
  direction: SortDirection;
};
