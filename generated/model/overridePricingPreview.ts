/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Pricing } from './pricing.ts';

/**
 * What an edited order would cost.
 */
export interface OverridePricingPreview {
  overridePricingPreview: Pricing;
}
