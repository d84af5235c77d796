/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Why a settlement is taken back.
 */
export interface SettlementTakeBack {
  /**
     * Why.
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
}
