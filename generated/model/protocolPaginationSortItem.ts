/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ProtocolPaginationSortItemField } from './protocolPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ProtocolPaginationSortItem = {
  /** The field. */
  field: ProtocolPaginationSortItemField;
  direction: SortDirection;
};
