/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PayLinePaginationSortItemField } from './payLinePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PayLinePaginationSortItem = {
  /** The field. */
  field: PayLinePaginationSortItemField;
  direction: SortDirection;
};
