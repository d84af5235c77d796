/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The code that was mailed to the new address.
 */
export interface EmailChangeCode {
  /**
     * Six digits.
     * @minLength 1
     * @maxLength 20
     */
  code: string;
}
