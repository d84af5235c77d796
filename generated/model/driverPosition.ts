/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Where a driver was when the device reported last.
 */
export interface DriverPosition {
  /**
     * Degrees north.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Degrees east.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  recordedAt: UnixSeconds;
}
