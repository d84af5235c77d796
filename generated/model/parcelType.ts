/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TypedSizes } from './typedSizes.ts';

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
     * Heaviest piece (kilograms) or null without a limit.
     * @minimum 0
     * @nullable
     */
  maxWeightKg: number | null;
  /**
     * Longest (metres) - null without a limit.
     * @minimum 0
     * @nullable
     */
  maxLengthM: number | null;
  /**
     * Widest (metres) - null without a limit.
     * @minimum 0
     * @nullable
     */
  maxWidthM: number | null;
  /**
     * Highest (metres) - null without a limit.
     * @minimum 0
     * @nullable
     */
  maxHeightM: number | null;
  /** How its limits were typed; null where they are what was typed. */
  typed?: TypedSizes | null;
  /** Canadian cents for each piece; only to the courier's people who arrange it. */
  feeCadCents?: number;
}
