/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FailedJobPaginationSortItemField } from './failedJobPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type FailedJobPaginationSortItem = {
  /** The field. */
  field: FailedJobPaginationSortItemField;
  direction: SortDirection;
};
