/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BrokerageLedgerRowPaginationSortItemField } from './brokerageLedgerRowPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type BrokerageLedgerRowPaginationSortItem = {
  /** The field. */
  field: BrokerageLedgerRowPaginationSortItemField;
  direction: SortDirection;
};
