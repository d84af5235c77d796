/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The time zone in which a person reads times.
 */
export interface TimezoneChange {
  /**
     * IANA time zone.
     * @maxLength 60
     */
  canonicalIdentifier: string;
  /**
     * Its offset when it was chosen; the zone is what counts.
     * @minimum -86400
     * @maximum 86400
     */
  utcOffsetSeconds?: number;
}
