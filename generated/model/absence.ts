/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Days on which a driver is off, by the courier's calendar.
 */
export interface Absence {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /**
     * The driver, a person of the organisation with the role of a driver.
     * @minimum 1
     * @maximum 9007199254740991
     */
  userId: number;
  /** First and last name of that driver. */
  driverName: string;
  /** The first day, by the courier's calendar. */
  fromDay: string;
  /** The last day, which is off as well; on or after the first, and at most a year of days in all. */
  untilDay: string;
  /**
     * What the office should know.
     * @nullable
     */
  note: string | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
