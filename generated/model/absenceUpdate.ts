/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface AbsenceUpdate {
  /**
     * The driver, a person of the organisation with the role of a driver.
     * @minimum 1
     * @maximum 9007199254740991
     */
  userId?: number;
  /**
     * The first day, by the courier's calendar.
     * @maxLength 10
     */
  fromDay?: string;
  /**
     * The last day, which is off as well; on or after the first, and at most a year of days in all.
     * @maxLength 10
     */
  untilDay?: string;
  /**
     * What the office should know.
     * @maxLength 300
     * @nullable
     */
  note?: string | null;
  version?: EditVersion;
}
