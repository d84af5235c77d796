/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A vehicle of an organisation.
 */
export interface Vehicle {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /** Its name. */
  name: string;
  /**
     * Its license plate.
     * @nullable
     */
  licensePlate: string | null;
  /**
     * The driver who has it, a person of the organisation with the role of a driver.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  driverUserId: number | null;
  /**
     * First and last name of that driver.
     * @nullable
     */
  driverName: string | null;
  /**
     * What it may carry (kilograms).
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  maxWeightKg: number | null;
  /**
     * What fits in (cubic metres).
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  maxVolumeM3: number | null;
  /**
     * What is worth knowing about it.
     * @nullable
     */
  description: string | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
