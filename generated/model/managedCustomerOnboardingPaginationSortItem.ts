/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ManagedCustomerOnboardingPaginationSortItemField } from './managedCustomerOnboardingPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ManagedCustomerOnboardingPaginationSortItem = {
  /** The field. */
  field: ManagedCustomerOnboardingPaginationSortItemField;
  direction: SortDirection;
};
