/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LineItemGroup } from './lineItemGroup.ts';

/**
 * What an order cost until it was cancelled.
 */
export interface PricingBeforeCancellation {
  /**
     * The total with tax in cents; null when it had no price.
     * @nullable
     */
  priceCadCents: number | null;
  /**
     * The lines by group.
     * @maxItems 4
     */
  lineItems: LineItemGroup[];
}
