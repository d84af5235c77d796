/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantFeature } from './tenantFeature.ts';

/**
 * How many organisations have a feature.
 */
export interface FeatureHolders {
  feature: TenantFeature;
  /**
     * How many.
     * @minimum 0
     */
  tenants: number;
}
