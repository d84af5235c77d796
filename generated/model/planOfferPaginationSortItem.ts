/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PlanOfferPaginationSortItemField } from './planOfferPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type PlanOfferPaginationSortItem = {
  /** The field. */
  field: PlanOfferPaginationSortItemField;
  direction: SortDirection;
};
