/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A code of the authenticator app that was set up.
 */
export interface TwoStepCode {
  /**
     * Six digits.
     * @minLength 1
     * @maxLength 40
     */
  code: string;
}
