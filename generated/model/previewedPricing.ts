/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Pricing } from './pricing.ts';

/**
 * What an order would cost with the adjustments.
 */
export interface PreviewedPricing {
  previewPricing: Pricing;
}
