/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ReportRowPaginationSortItemField } from './reportRowPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ReportRowPaginationSortItem = {
  /** The field. */
  field: ReportRowPaginationSortItemField;
  direction: SortDirection;
};
