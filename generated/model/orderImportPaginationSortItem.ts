/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderImportPaginationSortItemField } from './orderImportPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type OrderImportPaginationSortItem = {
  /** The field. */
  field: OrderImportPaginationSortItemField;
  direction: SortDirection;
};
