/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A no, with its reason where there is one.
 */
export interface PartnershipDecline {
  /**
     * Why not; the courier that offered reads it.
     * @maxLength 300
     */
  declineReason?: string;
}
