/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingOrderPaginationSortItemField } from './accountingOrderPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type AccountingOrderPaginationSortItem = {
  /** The field. */
  field: AccountingOrderPaginationSortItemField;
  direction: SortDirection;
};
