/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ApplicationPaginationSortItemField } from './applicationPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ApplicationPaginationSortItem = {
  /** The field. */
  field: ApplicationPaginationSortItemField;
  direction: SortDirection;
};
