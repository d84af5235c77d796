/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { ReportFilter } from './reportFilter.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface ReportScheduleUpdate {
  /**
     * What it is called, in the subject of the mail as well.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /** Which report. */
  reportKind?: string;
  /** Which orders count. */
  filter?: ReportFilter;
  /** Counted from the day on which it is sent. */
  period?: string;
  /** How often. */
  every?: string;
  /**
     * Of what is sent every week: on which day.
     * @nullable
     */
  weekday?: string | null;
  /**
     * Of what is sent every month: on which day; of a shorter month on its last.
     * @minimum 1
     * @maximum 31
     * @nullable
     */
  dayOfMonth?: number | null;
  /**
     * When, by the organisation's clocks, in seconds from midnight. What the clocks leave out is sent right after.
     * @minimum 0
     * @maximum 86399
     */
  timeOfDay?: number;
  /**
     * E-mail addresses with commas between them, at most 20.
     * @minLength 3
     * @maxLength 1000
     */
  receivers?: string;
  /** Confirms that addresses of people outside the organisation are meant. */
  sendsOutside?: boolean;
  version?: EditVersion;
}
