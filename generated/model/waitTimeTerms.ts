/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a courier charges for waiting, each stop by itself (docs/rules/driver-pay-and-wait-time.md, "Wait time").
 */
export interface WaitTimeTerms {
  /**
     * Minutes at each stop that cost nothing.
     * @minimum 0
     * @maximum 1440
     */
  freeMinutes: number;
  /**
     * Minutes beyond the free ones are rounded up to a multiple of this.
     * @minimum 1
     * @maximum 1440
     */
  incrementMinutes: number;
  /**
     * What a minute costs, in cents; 0 charges nothing for waiting.
     * @minimum 0
     * @maximum 100000
     */
  centsPerMinute: number;
  /**
     * Most that one stop costs, in cents; null for no limit.
     * @minimum 0
     * @maximum 10000000
     * @nullable
     */
  capCents?: number | null;
}
