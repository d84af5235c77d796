/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A time zone as it was chosen.
 */
export interface AccountTimezone {
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
