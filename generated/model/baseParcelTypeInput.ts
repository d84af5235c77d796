/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BaseParcelTypeInputIcon } from './baseParcelTypeInputIcon.ts';
import type { TypedSizes } from './typedSizes.ts';

/**
 * To be added: a kind of parcel of a courier; services carry copies of it.
 */
export interface BaseParcelTypeInput {
  /**
     * Its name.
     * @minLength 1
     * @maxLength 120
     */
  name: string;
  /**
     * What fits.
     * @maxLength 300
     */
  description?: string;
  /** What it is drawn as beside its name. */
  icon?: BaseParcelTypeInputIcon;
  /**
     * Its greatest length (metres); none without a limit.
     * @minimum 0
     * @maximum 100
     */
  maxLengthM?: number;
  /**
     * Its greatest width (metres); none without a limit.
     * @minimum 0
     * @maximum 100
     */
  maxWidthM?: number;
  /**
     * Its greatest height (metres); none without a limit.
     * @minimum 0
     * @maximum 100
     */
  maxHeightM?: number;
  /**
     * The heaviest piece (kilograms); none without a limit.
     * @minimum 0
     * @maximum 100000
     */
  maxWeightKg?: number;
  typed?: TypedSizes;
  /**
     * What each piece costs (Canadian cents) unless a service says otherwise.
     * @minimum 0
     * @maximum 10000000
     */
  defaultFeeCadCents?: number;
}
