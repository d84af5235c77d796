/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How long a kind of page took to be seen in a version.
 */
export interface PaintedRoute {
  /** The kind of page. */
  route: string;
  /** Of the application. */
  version: string;
  /**
     * How many loads.
     * @minimum 1
     * @maximum 9007199254740991
     */
  loads: number;
  /**
     * Half of them took no longer, milliseconds: the upper bound of the class in which they are counted.
     * @minimum 0
     */
  medianMs: number;
  /**
     * Nine of ten took no longer, milliseconds; the same.
     * @minimum 0
     */
  ninetiethMs: number;
}
