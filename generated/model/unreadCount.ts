/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How much a person was told since they last looked.
 */
export interface UnreadCount {
  /**
     * Unread notices; 100 stands for that many and more.
     * @minimum 0
     * @maximum 100
     */
  count: number;
}
