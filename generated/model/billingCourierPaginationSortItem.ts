/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingCourierPaginationSortItemField } from './billingCourierPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type BillingCourierPaginationSortItem = {
  /** The field. */
  field: BillingCourierPaginationSortItemField;
  direction: SortDirection;
};
