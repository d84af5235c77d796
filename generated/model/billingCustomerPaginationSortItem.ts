/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingCustomerPaginationSortItemField } from './billingCustomerPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type BillingCustomerPaginationSortItem = {
  /** The field. */
  field: BillingCustomerPaginationSortItemField;
  direction: SortDirection;
};
