/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ListPricingStatus } from './listPricingStatus.ts';

/**
 * The price as lists show it.
 */
export interface ListPricing {
  /** Whether this person may not see it. */
  hidden: boolean;
  /** Whether there is a price. */
  status: ListPricingStatus;
  /**
     * The total with tax in cents.
     * @nullable
     */
  priceCadCents: number | null;
}
