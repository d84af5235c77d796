/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * To be added: a vehicle of an organisation.
 */
export interface VehicleInput {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * Its license plate.
     * @maxLength 20
     */
  licensePlate?: string;
  /**
     * The driver who has it, a person of the organisation with the role of a driver.
     * @minimum 1
     * @maximum 9007199254740991
     */
  driverUserId?: number;
  /**
     * What it may carry (kilograms).
     * @minimum 0
     * @maximum 100000
     */
  maxWeightKg?: number;
  /**
     * What fits in (cubic metres).
     * @minimum 0
     * @maximum 1000
     */
  maxVolumeM3?: number;
  /**
     * What is worth knowing about it.
     * @maxLength 300
     */
  description?: string;
}
