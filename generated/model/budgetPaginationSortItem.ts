/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BudgetPaginationSortItemField } from './budgetPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type BudgetPaginationSortItem = {
  /** The field. */
  field: BudgetPaginationSortItemField;
  direction: SortDirection;
};
