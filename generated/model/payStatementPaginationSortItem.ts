/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PayStatementPaginationSortItemField } from './payStatementPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PayStatementPaginationSortItem = {
  /** The field. */
  field: PayStatementPaginationSortItemField;
  direction: SortDirection;
};
