/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What the distance is counted from; null where nobody has driven yet and no location is known.
 */
export type LocationMatchesNear = {
  /** Degrees north. */
  latitude: number;
  /** Degrees east. */
  longitude: number;
} | null;
