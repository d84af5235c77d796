/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A day of a courier's calendar that counts as its own weekday.
 */
export interface Holiday {
  /**
     * The day, by the courier's calendar.
     * @maxLength 10
     */
  date: string;
  /**
     * What it is called.
     * @minLength 1
     * @maxLength 80
     */
  name: string;
}
