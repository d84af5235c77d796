/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Opening, closing and break times in seconds from midnight.
 */
export interface DayHours {
  /**
     * Opens.
     * @minimum 0
     * @maximum 86400
     * @nullable
     */
  openTime?: number | null;
  /**
     * Closes.
     * @minimum 0
     * @maximum 86400
     * @nullable
     */
  closeTime?: number | null;
  /**
     * The break starts.
     * @minimum 0
     * @maximum 86400
     * @nullable
     */
  breakStartTime?: number | null;
  /**
     * The break ends.
     * @minimum 0
     * @maximum 86400
     * @nullable
     */
  breakEndTime?: number | null;
}
