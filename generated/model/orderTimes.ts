/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * When the order came to each status (unix seconds), null while it has not.
 */
export interface OrderTimes {
  /**
     * Assigned.
     * @minimum 0
     * @nullable
     */
  assignedAt: number | null;
  /**
     * Picked up.
     * @minimum 0
     * @nullable
     */
  pickedUpAt: number | null;
  /**
     * Dropped off.
     * @minimum 0
     * @nullable
     */
  droppedOffAt: number | null;
  /**
     * Completed.
     * @minimum 0
     * @nullable
     */
  completedAt: number | null;
  /**
     * Cancelled.
     * @minimum 0
     * @nullable
     */
  cancelledAt: number | null;
}
