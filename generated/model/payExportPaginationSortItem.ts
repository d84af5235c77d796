/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PayExportPaginationSortItemField } from './payExportPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PayExportPaginationSortItem = {
  /** The field. */
  field: PayExportPaginationSortItemField;
  direction: SortDirection;
};
