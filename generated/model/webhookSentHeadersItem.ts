/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A header.
 */
export type WebhookSentHeadersItem = {
  /**
     * Its name.
     * @maxLength 100
     */
  name: string;
  /**
     * Its value.
     * @maxLength 200
     */
  value: string;
};
