/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ContactPaginationSortItemField } from './contactPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ContactPaginationSortItem = {
  /** The field. */
  field: ContactPaginationSortItemField;
  direction: SortDirection;
};
