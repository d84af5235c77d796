/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FigureOrderPaginationSortItemField } from './figureOrderPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type FigureOrderPaginationSortItem = {
  /** The field. */
  field: FigureOrderPaginationSortItemField;
  direction: SortDirection;
};
