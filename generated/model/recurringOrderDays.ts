/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderDay } from './recurringOrderDay.ts';

/**
 * Days of recurring orders, by the day on which they run.
 */
export interface RecurringOrderDays {
  /**
     * The days.
     * @maxItems 500
     */
  data: RecurringOrderDay[];
}
