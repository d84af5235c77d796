/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a disputed line is answered.
 */
export interface InvoiceDisputeAnswer {
  /**
     * What the courier says to it.
     * @minLength 1
     * @maxLength 500
     */
  answer: string;
}
