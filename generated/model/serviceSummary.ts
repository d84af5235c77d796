/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { ServiceSummaryPricingType } from './serviceSummaryPricingType.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * A service that can be ordered, with the revision that is published.
 */
export interface ServiceSummary {
  id: Id;
  /** Its name. */
  name: string;
  /** What it is for. */
  description: string;
  courierTenant: TenantRef;
  revisionId: Id;
  /** How it is priced. */
  pricingType: ServiceSummaryPricingType;
  /**
     * The vehicle.
     * @nullable
     */
  vehicleName: string | null;
}
