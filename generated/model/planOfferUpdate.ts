/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantFeature } from './tenantFeature.ts';

/**
 * What of a plan is to be changed. What is added to its features all organisations get that have it, what is taken from them all lose.
 */
export interface PlanOfferUpdate {
  /**
     * Its name; no other plan has it.
     * @minLength 1
     * @maxLength 80
     */
  name?: string;
  /**
     * What it holds in words.
     * @maxLength 300
     */
  description?: string;
  /**
     * Price a month in cents.
     * @minimum 0
     * @maximum 100000000
     */
  priceCadCents?: number;
  /**
     * What an organisation that has it gets.
     * @maxItems 20
     */
  features?: TenantFeature[];
}
