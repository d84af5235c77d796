/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A comment on an order.
 */
export interface CommentInput {
  /**
     * 1 to 300 characters after trim.
     * @minLength 1
     * @maxLength 300
     */
  comment: string;
}
