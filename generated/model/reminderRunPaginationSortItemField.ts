/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The field.
 */
export type ReminderRunPaginationSortItemField = typeof ReminderRunPaginationSortItemField[keyof typeof ReminderRunPaginationSortItemField];


export const ReminderRunPaginationSortItemField = {
  createdAt: 'createdAt',
} as const;
