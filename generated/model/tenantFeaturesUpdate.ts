/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantFeature } from './tenantFeature.ts';

/**
 * What an organisation is to subscribe to, and have of the product.
 */
export interface TenantFeaturesUpdate {
  /**
     * The plan.
     * @minimum 1
     * @maximum 9007199254740991
     */
  tenantSubscriptionPlanId: number;
  /**
     * All that it is to have; what is not among them it loses.
     * @maxItems 20
     */
  featureIds: TenantFeature[];
}
