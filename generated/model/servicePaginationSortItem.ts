/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ServicePaginationSortItemField } from './servicePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ServicePaginationSortItem = {
  /** The field. */
  field: ServicePaginationSortItemField;
  direction: SortDirection;
};
