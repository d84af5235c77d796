/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PartnershipPaginationSortItemField } from './partnershipPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PartnershipPaginationSortItem = {
  /** The field. */
  field: PartnershipPaginationSortItemField;
  direction: SortDirection;
};
