/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderExceptionPaginationSortItemField } from './deliveryOrderExceptionPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type DeliveryOrderExceptionPaginationSortItem = {
  /** The field. */
  field: DeliveryOrderExceptionPaginationSortItemField;
  direction: SortDirection;
};
