/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What became of the open orders of those who were archived.
 */
export interface UsersArchived {
  /**
     * How many wait for another driver now.
     * @minimum 0
     */
  unassigned: number;
  /**
     * How many stay with them.
     * @minimum 0
     */
  left: number;
}
