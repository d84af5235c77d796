/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseParcelTypeUpdateIcon } from './baseParcelTypeUpdateIcon.ts';
import type { EditVersion } from './editVersion.ts';
import type { TypedSizes } from './typedSizes.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface BaseParcelTypeUpdate {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name?: string;
  /**
     * What fits.
     * @maxLength 300
     * @nullable
     */
  description?: string | null;
  /**
     * What it is drawn as beside its name.
     * @nullable
     */
  icon?: BaseParcelTypeUpdateIcon;
  /**
     * Its greatest length (metres); none without a limit.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  maxLengthM?: number | null;
  /**
     * Its greatest width (metres); none without a limit.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  maxWidthM?: number | null;
  /**
     * Its greatest height (metres); none without a limit.
     * @minimum 0
     * @maximum 100
     * @nullable
     */
  maxHeightM?: number | null;
  /**
     * The heaviest piece (kilograms); none without a limit.
     * @minimum 0
     * @maximum 100000
     * @nullable
     */
  maxWeightKg?: number | null;
  typed?: TypedSizes | null;
  /**
     * What each piece costs (Canadian cents) unless a service says otherwise.
     * @minimum 0
     * @maximum 10000000
     */
  defaultFeeCadCents?: number;
  version?: EditVersion;
}
