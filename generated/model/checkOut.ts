/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OccurredAt } from './occurredAt.ts';

/**
 * A driver ends waiting at a stop.
 */
export interface CheckOut {
  /**
     * The period of the check-in.
     * @maxLength 36
     */
  uid: string;
  /**
     * Degrees north; null when the device did not know.
     * @minimum -90
     * @maximum 90
     * @nullable
     */
  lat?: number | null;
  /**
     * Degrees east; null when the device did not know.
     * @minimum -180
     * @maximum 180
     * @nullable
     */
  lng?: number | null;
  occurredAt?: OccurredAt;
}
