/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseServiceSpeedPaginationSortItemField } from './baseServiceSpeedPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type BaseServiceSpeedPaginationSortItem = {
  /** The field. */
  field: BaseServiceSpeedPaginationSortItemField;
  direction: SortDirection;
};
