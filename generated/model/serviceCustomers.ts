/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantRef } from './tenantRef.ts';

/**
 * Who may order a service beside its courier.
 */
export interface ServiceCustomers {
  /** Whether a customer of later may order it as well. */
  openToAll: boolean;
  /**
     * Those that may order it today, by name, a thousand at most.
     * @maxItems 1000
     */
  data: TenantRef[];
}
