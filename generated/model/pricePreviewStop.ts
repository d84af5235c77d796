/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A spot on the map.
 */
export interface PricePreviewStop {
  /**
     * Latitude in degrees.
     * @minimum -90
     * @maximum 90
     */
  lat: number;
  /**
     * Longitude in degrees.
     * @minimum -180
     * @maximum 180
     */
  lng: number;
}
