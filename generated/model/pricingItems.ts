/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PricingItem } from './pricingItem.ts';

/**
 * The stored price snapshot line by line, with the reason of each.
 */
export interface PricingItems {
  /** The lines in the order in which they were reckoned. */
  data: PricingItem[];
  /** The lines that the cancellation charge replaced, for the record; only of a cancelled order. */
  beforeCancellation?: PricingItem[];
}
