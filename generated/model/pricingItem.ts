/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Cents } from './cents.ts';
import type { PricingItemGroup } from './pricingItemGroup.ts';
import type { PricingItemReason } from './pricingItemReason.ts';

/**
 * One line of a price with its reason.
 */
export interface PricingItem {
  /** Which line. */
  key: string;
  /** Its group. */
  group: PricingItemGroup;
  /** Its name. */
  name: string;
  priceCadCents: Cents;
  /** Which rule, which input, which band. */
  reason: PricingItemReason;
}
