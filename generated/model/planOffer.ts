/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FeatureHolders } from './featureHolders.ts';
import type { Id } from './id.ts';
import type { TenantFeature } from './tenantFeature.ts';

/**
 * A plan with what it holds, and how many organisations have it.
 */
export interface PlanOffer {
  id: Id;
  /** Its name. */
  name: string;
  /** What it holds in words. */
  description: string;
  /**
     * Price a month in cents.
     * @minimum 0
     */
  priceCadCents: number;
  /** What an organisation that has it gets. */
  features: TenantFeature[];
  /**
     * How many organisations have it.
     * @minimum 0
     */
  tenants: number;
  /**
     * How many of these have a feature now, whether the plan holds it or not.
     * @maxItems 20
     */
  tenantsByFeature: FeatureHolders[];
}
