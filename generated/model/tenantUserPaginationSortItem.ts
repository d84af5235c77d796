/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { TenantUserPaginationSortItemField } from './tenantUserPaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type TenantUserPaginationSortItem = {
  /** The field. */
  field: TenantUserPaginationSortItemField;
  direction: SortDirection;
};
