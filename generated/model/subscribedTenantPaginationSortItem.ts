/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { SubscribedTenantPaginationSortItemField } from './subscribedTenantPaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type SubscribedTenantPaginationSortItem = {
  /** The field. */
  field: SubscribedTenantPaginationSortItemField;
  direction: SortDirection;
};
