/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingGroupPaginationSortItemField } from './accountingGroupPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type AccountingGroupPaginationSortItem = {
  /** The field. */
  field: AccountingGroupPaginationSortItemField;
  direction: SortDirection;
};
