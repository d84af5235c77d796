/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AnalyticsGroupPaginationSortItemField } from './analyticsGroupPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type AnalyticsGroupPaginationSortItem = {
  /** The field. */
  field: AnalyticsGroupPaginationSortItemField;
  direction: SortDirection;
};
