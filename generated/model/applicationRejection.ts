/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A no, with its reason where there is one.
 */
export interface ApplicationRejection {
  /**
     * Why not; the applicant reads it.
     * @maxLength 300
     */
  rejectionReason?: string;
}
