/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { VehicleFilterMaxWeightKg } from './vehicleFilterMaxWeightKg.ts';

/**
 * Which vehicles: those that fit all of it.
 */
export interface VehicleFilter {
  /** Driver: this one, any, or none. */
  driverUserId?: Id | 'any' | 'none';
  /** Heaviest load: between these, both included, or on one side of one. */
  maxWeightKg?: VehicleFilterMaxWeightKg;
}
