/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PartnerBalancePaginationSortItemField } from './partnerBalancePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PartnerBalancePaginationSortItem = {
  /** The field. */
  field: PartnerBalancePaginationSortItemField;
  direction: SortDirection;
};
