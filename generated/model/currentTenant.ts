/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantSummary } from './tenantSummary.ts';

/**
 * The tenant a person last worked in.
 */
export interface CurrentTenant {
  /** Null when none was chosen yet. */
  tenant: TenantSummary | null;
}
