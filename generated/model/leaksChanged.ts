/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How many of them were there.
 */
export interface LeaksChanged {
  /**
     * Those that are accepted now, or are not any more.
     * @minimum 0
     */
  changed: number;
}
