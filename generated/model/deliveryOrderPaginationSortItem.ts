/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderPaginationSortItemField } from './deliveryOrderPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type DeliveryOrderPaginationSortItem = {
  /** The field. */
  field: DeliveryOrderPaginationSortItemField;
  direction: SortDirection;
};
