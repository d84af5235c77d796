/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderTemplatePaginationSortItemField } from './orderTemplatePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type OrderTemplatePaginationSortItem = {
  /** The field. */
  field: OrderTemplatePaginationSortItemField;
  direction: SortDirection;
};
