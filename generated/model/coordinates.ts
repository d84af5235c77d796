/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A point on the map.
 */
export interface Coordinates {
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
}
