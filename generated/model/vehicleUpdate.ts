/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface VehicleUpdate {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * Its license plate.
     * @maxLength 20
     * @nullable
     */
  licensePlate?: string | null;
  /**
     * The driver who has it, a person of the organisation with the role of a driver.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  driverUserId?: number | null;
  /**
     * What it may carry (kilograms).
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  maxWeightKg?: number | null;
  /**
     * What fits in (cubic metres).
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  maxVolumeM3?: number | null;
  /**
     * What is worth knowing about it.
     * @maxLength 300
     * @nullable
     */
  description?: string | null;
  version?: EditVersion;
}
