/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingMappingPaginationSortItemField } from './accountingMappingPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type AccountingMappingPaginationSortItem = {
  /** The field. */
  field: AccountingMappingPaginationSortItemField;
  direction: SortDirection;
};
