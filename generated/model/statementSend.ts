/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A statement by e-mail.
 */
export interface StatementSend {
  /**
     * The first day.
     * @maxLength 10
     */
  from: string;
  /**
     * The last day.
     * @maxLength 10
     */
  until: string;
}
