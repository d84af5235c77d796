/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderFieldPaginationSortItemField } from './deliveryOrderFieldPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type DeliveryOrderFieldPaginationSortItem = {
  /** The field. */
  field: DeliveryOrderFieldPaginationSortItemField;
  direction: SortDirection;
};
