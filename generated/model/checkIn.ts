/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OccurredAt } from './occurredAt.ts';
import type { StopType } from './stopType.ts';

/**
 * A driver begins to wait at a stop.
 */
export interface CheckIn {
  /**
     * The period; the server makes one when it is left out.
     * @maxLength 36
     */
  uid?: string;
  stop: StopType;
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
