/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The way between two points.
 */
export interface Distance {
  /**
     * Metres.
     * @minimum 0
     */
  distanceM: number;
  /**
     * Seconds.
     * @minimum 0
     */
  timeS: number;
  /** Great circle x 1.3 at 35 km/h because no routing provider answered. */
  estimated: boolean;
}
