/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PayExtraPaginationSortItemField } from './payExtraPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PayExtraPaginationSortItem = {
  /** The field. */
  field: PayExtraPaginationSortItemField;
  direction: SortDirection;
};
