/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ExternalPersonPaginationSortItemField } from './externalPersonPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ExternalPersonPaginationSortItem = {
  /** The field. */
  field: ExternalPersonPaginationSortItemField;
  direction: SortDirection;
};
