/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TypedSizes } from './typedSizes.ts';

/**
 * A parcel type; one without an id is added.
 */
export type ParcelTypesUpdateDataItem = {
  id?: Id;
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What fits.
     * @maxLength 300
     * @nullable
     */
  description?: string | null;
  /**
     * Heaviest piece (kilograms).
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  maxWeightKg?: number | null;
  /**
     * Longest (metres).
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  maxLengthM?: number | null;
  /**
     * Widest (metres).
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  maxWidthM?: number | null;
  /**
     * Highest (metres).
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  maxHeightM?: number | null;
  typed?: TypedSizes | null;
  /**
     * Canadian cents for each piece; 0 when it is left out.
     * @minimum 0
     * @maximum 10000000
     */
  feeCadCents?: number;
};
