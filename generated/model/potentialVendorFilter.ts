/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Coordinates } from './coordinates.ts';

/**
 * Which couriers.
 */
export interface PotentialVendorFilter {
  /** Those that serve this place. */
  near?: Coordinates;
}
