/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderImportRowPaginationSortItemField } from './orderImportRowPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type OrderImportRowPaginationSortItem = {
  /** The field. */
  field: OrderImportRowPaginationSortItemField;
  direction: SortDirection;
};
