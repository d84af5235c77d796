/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseTagPaginationSortItemField } from './baseTagPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type BaseTagPaginationSortItem = {
  /** The field. */
  field: BaseTagPaginationSortItemField;
  direction: SortDirection;
};
