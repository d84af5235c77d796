/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { NotificationPaginationSortItemField } from './notificationPaginationSortItemField.ts';
import type { SortDirection } from './sortDirection.ts';

/**
 * A field and a direction.
 */
export type NotificationPaginationSortItem = {
  /** The field. */
  field: NotificationPaginationSortItemField;
  direction: SortDirection;
};
