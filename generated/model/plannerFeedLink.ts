/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A link to the calendar of the planner, shown this once.
 */
export interface PlannerFeedLink {
  /**
     * The address that a program subscribes to.
     * @maxLength 2000
     */
  link: string;
  /** When it was made, unix seconds. */
  madeAt: number;
}
