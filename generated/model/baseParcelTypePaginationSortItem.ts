/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseParcelTypePaginationSortItemField } from './baseParcelTypePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type BaseParcelTypePaginationSortItem = {
  /** The field. */
  field: BaseParcelTypePaginationSortItemField;
  direction: SortDirection;
};
