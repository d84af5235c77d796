/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PartnerPaginationSortItemField } from './partnerPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PartnerPaginationSortItem = {
  /** The field. */
  field: PartnerPaginationSortItemField;
  direction: SortDirection;
};
