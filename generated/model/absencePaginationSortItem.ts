/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AbsencePaginationSortItemField } from './absencePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type AbsencePaginationSortItem = {
  /** The field. */
  field: AbsencePaginationSortItemField;
  direction: SortDirection;
};
