/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AgeingCustomerPaginationSortItemField } from './ageingCustomerPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type AgeingCustomerPaginationSortItem = {
  /** The field. */
  field: AgeingCustomerPaginationSortItemField;
  direction: SortDirection;
};
