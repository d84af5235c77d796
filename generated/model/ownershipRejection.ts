/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A no, with its reason where there is one.
 */
export interface OwnershipRejection {
  /**
     * Why not.
     * @maxLength 300
     */
  rejectionReason?: string;
}
