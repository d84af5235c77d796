/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ServiceMapPaginationSortItemField } from './serviceMapPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ServiceMapPaginationSortItem = {
  /** The field. */
  field: ServiceMapPaginationSortItemField;
  direction: SortDirection;
};
