/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What the maps of Google are asked with.
 */
export interface GoogleMapsApiKey {
  /**
     * The key; null where none is configured.
     * @nullable
     */
  key: string | null;
}
