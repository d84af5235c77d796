/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ServicesMetaPaginationSortItemField } from './servicesMetaPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ServicesMetaPaginationSortItem = {
  /** The field. */
  field: ServicesMetaPaginationSortItemField;
  direction: SortDirection;
};
