/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The surroundings of a place in which a courier delivers.
 */
export interface ServedArea {
  /**
     * What the place is called.
     * @minLength 1
     * @maxLength 200
     */
  place: string;
  /**
     * Of its middle, degrees north.
     * @minimum -90
     * @maximum 90
     */
  latitude: number;
  /**
     * Of its middle, degrees east.
     * @minimum -180
     * @maximum 180
     */
  longitude: number;
  /**
     * How far around it, in metres.
     * @minimum 1000
     * @maximum 500000
     */
  radiusM: number;
}
