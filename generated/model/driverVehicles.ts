/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DriverVehicle } from './driverVehicle.ts';

/**
 * What a driver drives.
 */
export interface DriverVehicles {
  /**
     * By name.
     * @maxItems 100
     */
  vehicles: DriverVehicle[];
}
