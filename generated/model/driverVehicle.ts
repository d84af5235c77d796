/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A vehicle by name.
 */
export interface DriverVehicle {
  id: Id;
  /** Its name. */
  name: string;
}
