/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LineItemGroup } from './lineItemGroup.ts';
import type { PricingBeforeCancellation } from './pricingBeforeCancellation.ts';
import type { PricingPricingType } from './pricingPricingType.ts';
import type { PricingStatus } from './pricingStatus.ts';
import type { PricingType } from './pricingType.ts';

/**
 * The price of an order. Without the right to read prices `hidden` is true and every amount is left out.
 */
export interface Pricing {
  /** By the service or typed by a person. */
  type: PricingType;
  /** How the service is priced. */
  pricingType: PricingPricingType;
  /** Pending until a dispatcher types it; missing when no band or zone matched. */
  status: PricingStatus;
  /** Whether this person may not see it. */
  hidden: boolean;
  /**
     * The total with tax in cents; null when hidden or not priced.
     * @nullable
     */
  priceCadCents: number | null;
  /**
     * The total before tax in cents.
     * @nullable
     */
  preTaxCadCents: number | null;
  /**
     * The lines by group.
     * @maxItems 4
     */
  lineItems: LineItemGroup[];
  /** The lines that the cancellation charge replaced, for the record; only of a cancelled order. */
  beforeCancellation?: PricingBeforeCancellation;
}
