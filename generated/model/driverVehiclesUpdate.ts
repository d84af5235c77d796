/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * All the vehicles of a driver.
 */
export interface DriverVehiclesUpdate {
  /**
     * Vehicle ids. What the driver has beside them is nobody's then.
     * @maxItems 100
     */
  vehicleIds: Id[];
  /** Whether somebody said yes to taking a vehicle from the driver who has it. */
  confirmTaken?: boolean;
}
