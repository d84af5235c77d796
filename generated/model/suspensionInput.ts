/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Why an organisation is to be suspended.
 */
export interface SuspensionInput {
  /**
     * Why; its people read it when they sign in.
     * @minLength 1
     * @maxLength 300
     */
  reason: string;
}
