/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantFeature } from './tenantFeature.ts';

/**
 * The features of the tenant's subscription.
 */
export interface TenantFeatures {
  /** The features. */
  features: TenantFeature[];
}
