/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantSummary } from './tenantSummary.ts';

/**
 * Organisations.
 */
export interface TenantSummaries {
  /**
     * All of them.
     * @maxItems 500
     */
  data: TenantSummary[];
}
