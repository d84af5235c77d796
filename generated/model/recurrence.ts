/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurrenceOccurrence } from './recurrenceOccurrence.ts';

/**
 * On which days something is done again and again. Which of the fields are needed follows from the kind.
 */
export interface Recurrence {
  /** The kind of repetition. */
  kind: string;
  /**
     * Every n-th day, week or month, counted from the start. Not of `weekdays`.
     * @minimum 1
     * @maximum 99
     */
  every?: number;
  /**
     * Of `weekly`: the days, 0 to 6 from Sunday.
     * @maxItems 7
     * @items.minimum 0
     * @items.maximum 6
     */
  weekdays?: number[];
  /**
     * Of `monthly_day`: the day; 29 to 31 fall on the last day of a shorter month.
     * @minimum 1
     * @maximum 31
     */
  day?: number;
  /** Of `monthly_weekday`: which of them in the month. */
  occurrence?: RecurrenceOccurrence;
  /**
     * Of `monthly_weekday`: the weekday, 0 to 6 from Sunday.
     * @minimum 0
     * @maximum 6
     */
  weekday?: number;
}
