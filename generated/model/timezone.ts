/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The time zone of a point.
 */
export interface Timezone {
  /** IANA name. */
  canonicalIdentifier: string;
  /** Seconds east of UTC now. */
  utcOffsetSeconds: number;
}
