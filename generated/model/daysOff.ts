/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Days on which a driver is off, without why.
 */
export interface DaysOff {
  /**
     * The first day.
     * @maxLength 10
     */
  fromDay: string;
  /**
     * The last day.
     * @maxLength 10
     */
  untilDay: string;
}
