/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DaysOff } from './daysOff.ts';
import type { DriverPosition } from './driverPosition.ts';
import type { DriverVehicle } from './driverVehicle.ts';
import type { Id } from './id.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * A driver of the organisation, and how they stand.
 */
export interface Driver {
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
  /** The linked organisation whose person an external driver is; null of one's own people. */
  through: TenantRef | null;
  /**
     * What they drive, by name, without what is archived.
     * @maxItems 100
     */
  vehicles: DriverVehicle[];
  /**
     * Orders that they have still to pick up or drop off.
     * @minimum 0
     */
  ordersInHand: number;
  /**
     * Those of them whose promised time has gone by.
     * @minimum 0
     */
  ordersLate: number;
  /** Where their device was last; null when it has not reported yet. */
  lastPosition: DriverPosition | null;
  /**
     * The days off that have not gone by, the first of them first.
     * @maxItems 100
     */
  daysOff: DaysOff[];
}
