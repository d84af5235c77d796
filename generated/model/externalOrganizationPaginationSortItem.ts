/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ExternalOrganizationPaginationSortItemField } from './externalOrganizationPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ExternalOrganizationPaginationSortItem = {
  /** The field. */
  field: ExternalOrganizationPaginationSortItemField;
  direction: SortDirection;
};
