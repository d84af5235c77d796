/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How many recurring orders there are in each state.
 */
export interface RecurringOrdersMeta {
  /**
     * Those that run.
     * @minimum 0
     */
  active: number;
  /**
     * Those that wait.
     * @minimum 0
     */
  paused: number;
  /**
     * Those that do not work.
     * @minimum 0
     */
  invalid: number;
  /**
     * Those that have ended.
     * @minimum 0
     */
  completed: number;
  /**
     * Those that were put away.
     * @minimum 0
     */
  archived: number;
}
