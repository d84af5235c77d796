/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * A kind of parcel that a service carries.
 */
export interface ParcelType {
  id: Id;
  /** Its name. */
  name: string;
  /**
     * What fits.
     * @nullable
     */
  description: string | null;
  /**
     * Heaviest piece (kilograms).
     * @minimum 0
     */
  maxWeightKg: number;
  /**
     * Longest (metres).
     * @minimum 0
     */
  maxLengthM: number;
  /**
     * Widest (metres).
     * @minimum 0
     */
  maxWidthM: number;
  /**
     * Highest (metres).
     * @minimum 0
     */
  maxHeightM: number;
}
