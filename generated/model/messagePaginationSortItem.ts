/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { MessagePaginationSortItemField } from './messagePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type MessagePaginationSortItem = {
  /** The field. */
  field: MessagePaginationSortItemField;
  direction: SortDirection;
};
