/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Pricing } from './pricing.ts';

/**
 * What an edited order would cost.
 */
export interface OverridePricingPreview {
  overridePricingPreview: Pricing;
  /**
     * Numbers of the invoices on which the order stands, the newest first; they stay as they are, and the next billing run corrects what differs. Empty for those who do not bill it.
     * @maxItems 20
     * @items.maxLength 40
     */
  invoices: string[];
}
