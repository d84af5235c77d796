/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SortDirection } from './sortDirection.ts';
import type { TenantPaginationSortItemField } from './tenantPaginationSortItemField.ts';

/**
 * A field and a direction.
 */
export type TenantPaginationSortItem = {
  /** The field. */
  field: TenantPaginationSortItemField;
  direction: SortDirection;
};
