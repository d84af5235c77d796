/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { TenantRef } from './tenantRef.ts';

/**
 * The couriers that an order can be brokered to, by name, at most 100.
 */
export interface BrokerageReceivers {
  /**
     * The couriers.
     * @maxItems 100
     */
  receivers: TenantRef[];
}
