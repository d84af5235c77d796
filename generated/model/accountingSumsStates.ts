/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How many are in each revenue state.
 */
export type AccountingSumsStates = {
  /**
     * Not billed yet.
     * @minimum 0
     */
  unbilled: number;
  /**
     * Billed.
     * @minimum 0
     */
  exported: number;
  /**
     * Changed since they were billed.
     * @minimum 0
     */
  changed: number;
  /**
     * Not billable.
     * @minimum 0
     */
  notBillable: number;
};
