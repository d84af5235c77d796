/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LoggedMessagePaginationSortItemField } from './loggedMessagePaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type LoggedMessagePaginationSortItem = {
  /** The field. */
  field: LoggedMessagePaginationSortItemField;
  direction: SortDirection;
};
