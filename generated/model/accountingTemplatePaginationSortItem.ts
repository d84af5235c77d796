/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingTemplatePaginationSortItemField } from './accountingTemplatePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type AccountingTemplatePaginationSortItem = {
  /** The field. */
  field: AccountingTemplatePaginationSortItemField;
  direction: SortDirection;
};
