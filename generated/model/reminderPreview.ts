/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Reminder } from './reminder.ts';
import type { ReminderLeftOut } from './reminderLeftOut.ts';

/**
 * What reminders would be sent.
 */
export interface ReminderPreview {
  /**
     * The oldest first.
     * @maxItems 500
     */
  reminders: Reminder[];
  /**
     * Who is not reminded though something is overdue.
     * @maxItems 500
     */
  leftOut: ReminderLeftOut[];
  /**
     * The number of customers with something overdue who are not shown, since they come after the first 500. A run for all customers reminds them as well.
     * @minimum 0
     */
  more: number;
}
