/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ReportSchedulePaginationSortItemField } from './reportSchedulePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ReportSchedulePaginationSortItem = {
  /** The field. */
  field: ReportSchedulePaginationSortItemField;
  direction: SortDirection;
};
