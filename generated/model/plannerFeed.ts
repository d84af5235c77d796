/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A person's link to the calendar of the planner.
 */
export interface PlannerFeed {
  /**
     * When it was made, unix seconds; null: there is none.
     * @nullable
     */
  madeAt: number | null;
  /**
     * When a program last asked for it, unix seconds; null: none ever did.
     * @nullable
     */
  fetchedAt: number | null;
}
