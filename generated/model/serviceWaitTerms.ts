/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What waiting at a stop costs. Minutes are whole.
 */
export interface ServiceWaitTerms {
  /**
     * Free minutes at a stop.
     * @minimum 0
     * @maximum 1440
     */
  freeMinutes: number;
  /**
     * Where the drop-off has others than the pickup.
     * @minimum 0
     * @maximum 1440
     * @nullable
     */
  freeMinutesAtDropoff: number | null;
  /**
     * Minutes beyond the free ones are rounded up to a multiple of this.
     * @minimum 1
     * @maximum 1440
     */
  incrementMinutes: number;
  /**
     * Canadian cents a minute.
     * @minimum 0
     * @maximum 10000000
     */
  centsPerMinute: number;
  /**
     * Canadian cents that one stop costs at most; null for no limit.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  capCents: number | null;
}
