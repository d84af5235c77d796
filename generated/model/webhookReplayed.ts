/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How many deliveries are sent again.
 */
export interface WebhookReplayed {
  /**
     * How many.
     * @minimum 0
     * @maximum 10000
     */
  count: number;
}
