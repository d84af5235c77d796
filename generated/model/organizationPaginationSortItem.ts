/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrganizationPaginationSortItemField } from './organizationPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type OrganizationPaginationSortItem = {
  /** The field. */
  field: OrganizationPaginationSortItemField;
  direction: SortDirection;
};
