/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A line is disputed.
 */
export interface InvoiceDisputeInput {
  /**
     * What is objected to.
     * @minLength 1
     * @maxLength 500
     */
  comment: string;
}
