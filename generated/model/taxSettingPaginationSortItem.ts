/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { TaxSettingPaginationSortItemField } from './taxSettingPaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type TaxSettingPaginationSortItem = {
  /** The field. */
  field: TaxSettingPaginationSortItemField;
  direction: SortDirection;
};
