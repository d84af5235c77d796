/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PotentialPartnerPaginationSortItemField } from './potentialPartnerPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PotentialPartnerPaginationSortItem = {
  /** The field. */
  field: PotentialPartnerPaginationSortItemField;
  direction: SortDirection;
};
