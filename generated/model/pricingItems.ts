/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { PricingItemsDataItem } from './pricingItemsDataItem.ts';

/**
 * The stored price snapshot line by line, with the reason of each.
 */
export interface PricingItems {
  /** The lines in the order in which they were reckoned. */
  data: PricingItemsDataItem[];
}
