/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ReminderRunPagination } from './reminderRunPagination.ts';

export type GetReminderRunsParams = {
/**
 * Page and order, as JSON.
 */
pagination?: ReminderRunPagination;
};
