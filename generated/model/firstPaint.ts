/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How long a page took until something of it was seen.
 */
export interface FirstPaint {
  /**
     * Milliseconds from the beginning of the load to the first contentful paint.
     * @minimum 0
     * @maximum 600000
     */
  ms: number;
  /**
     * When it was (unix seconds). It is counted for the day of the request.
     * @minimum 0
     * @maximum 9007199254740991
     */
  time: number;
  /**
     * The version of the application; counted among the others unless given.
     * @minLength 1
     * @maxLength 40
     */
  version?: string;
  /**
     * The page, counted among the others unless given. Numbers and names in it are not kept.
     * @minLength 1
     * @maxLength 2000
     */
  route?: string;
}
