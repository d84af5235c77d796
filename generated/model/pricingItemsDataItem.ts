/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Cents } from './cents.ts';
import type { PricingItemsDataItemGroup } from './pricingItemsDataItemGroup.ts';
import type { PricingItemsDataItemReason } from './pricingItemsDataItemReason.ts';

/**
 * One line.
 */
export type PricingItemsDataItem = {
  /** Which line. */
  key: string;
  /** Its group. */
  group: PricingItemsDataItemGroup;
  /** Its name. */
  name: string;
  priceCadCents: Cents;
  /** Which rule, which input, which band. */
  reason: PricingItemsDataItemReason;
};
