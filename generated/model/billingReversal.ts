/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Why a run is reversed.
 */
export interface BillingReversal {
  /**
     * Why.
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
}
