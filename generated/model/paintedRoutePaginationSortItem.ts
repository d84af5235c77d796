/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PaintedRoutePaginationSortItemField } from './paintedRoutePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PaintedRoutePaginationSortItem = {
  /** The field. */
  field: PaintedRoutePaginationSortItemField;
  direction: SortDirection;
};
