/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Coordinates } from './coordinates.ts';
import type { DaysOff } from './daysOff.ts';
import type { DriverPosition } from './driverPosition.ts';
import type { Id } from './id.ts';
import type { UnitPreference } from './unitPreference.ts';

/**
 * A person.
 */
export interface User {
  id: Id;
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** E-mail address. */
  email: string;
  /**
     * Phone in E.164.
     * @nullable
     */
  phone: string | null;
  /**
     * Address of a picture.
     * @nullable
     */
  image: string | null;
  /** Whether the person has been archived. */
  archived: boolean;
  /** Whether the person is an internal administrator. */
  admin: boolean;
  /** IANA time zone. */
  timezone: string;
  unitPreference: UnitPreference;
  /**
     * Orders that the person has still to pick up or drop off for this organisation: among the people with a role, for those who assign drivers.
     * @minimum 0
     */
  ordersInHand?: number;
  /** Where the most urgent of those orders goes, beside ordersInHand; null with nothing in hand. */
  nextDropoff?: Coordinates | null;
  /** Where the device of a driver was last, beside ordersInHand; null when it has not reported yet. */
  lastPosition?: DriverPosition | null;
  /**
     * The days off of a driver that have not gone by, beside ordersInHand.
     * @maxItems 100
     */
  daysOff?: DaysOff[];
}
