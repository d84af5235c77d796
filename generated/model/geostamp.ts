/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { GeostampType } from './geostampType.ts';
import type { Id } from './id.ts';
import type { StopType } from './stopType.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Where and when a driver checked in or out at a stop. The two of one period share a uid.
 */
export interface Geostamp {
  id: Id;
  /** The period. */
  uid: string;
  /** Which end of the period. */
  type: GeostampType;
  stop: StopType;
  createdAt: UnixSeconds;
  /**
     * Degrees north; null when the device did not know.
     * @minimum -90
     * @maximum 90
     * @nullable
     */
  lat: number | null;
  /**
     * Degrees east; null when the device did not know.
     * @minimum -180
     * @maximum 180
     * @nullable
     */
  lng: number | null;
  deliveryOrderId: Id;
}
