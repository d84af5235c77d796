/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderCalendarDataItem } from './recurringOrderCalendarDataItem.ts';

/**
 * How much recurs on each day.
 */
export interface RecurringOrderCalendar {
  /**
     * Each day that was asked for.
     * @maxItems 57
     */
  data: RecurringOrderCalendarDataItem[];
}
