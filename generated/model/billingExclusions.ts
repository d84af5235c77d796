/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingExclusion } from './billingExclusion.ts';

/**
 * The exclusions of a billing run.
 */
export interface BillingExclusions {
  /**
     * The exclusions as the maker of the run said them: customers, then orders.
     * @maxItems 700
     */
  data: BillingExclusion[];
}
