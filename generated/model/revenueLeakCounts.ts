/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RevenueLeakCount } from './revenueLeakCount.ts';

/**
 * How many orders there are by which money may be lost.
 */
export interface RevenueLeakCounts {
  /**
     * Each kind that there is.
     * @maxItems 10
     */
  kinds: RevenueLeakCount[];
}
