/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOccurrence } from './recurringOccurrence.ts';

/**
 * What recurs on one day or on several, the earliest first.
 */
export interface RecurringOccurrences {
  /**
     * As many as were asked for.
     * @maxItems 1000
     */
  data: RecurringOccurrence[];
  /**
     * How many there are.
     * @minimum 0
     */
  total: number;
}
