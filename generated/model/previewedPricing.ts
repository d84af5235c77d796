/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Pricing } from './pricing.ts';

/**
 * What an order would cost with the adjustments.
 */
export interface PreviewedPricing {
  previewPricing: Pricing;
  /**
     * Numbers of the invoices on which the order stands, the newest first; they stay as they are, and the next billing run corrects what differs. Empty for those who do not bill it.
     * @maxItems 20
     * @items.maxLength 40
     */
  invoices: string[];
}
