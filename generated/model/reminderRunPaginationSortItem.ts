/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ReminderRunPaginationSortItemField } from './reminderRunPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type ReminderRunPaginationSortItem = {
  /** The field. */
  field: ReminderRunPaginationSortItemField;
  direction: SortDirection;
};
