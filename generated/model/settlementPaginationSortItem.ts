/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { SettlementPaginationSortItemField } from './settlementPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type SettlementPaginationSortItem = {
  /** The field. */
  field: SettlementPaginationSortItemField;
  direction: SortDirection;
};
