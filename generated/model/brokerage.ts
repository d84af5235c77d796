/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * Two linked orders: the one sold to the customer, the one bought of another courier. Shown to the courier between them alone.
 */
export interface Brokerage {
  sellOrderId: Id;
  buyOrderId: Id;
  receiverTenant: TenantRef;
  /**
     * What the customer pays before tax; null when hidden or not priced.
     * @nullable
     */
  sellPreTaxCadCents: number | null;
  /**
     * What buying costs before tax; null when hidden or not priced.
     * @nullable
     */
  buyPreTaxCadCents: number | null;
  /**
     * The difference.
     * @nullable
     */
  marginCadCents: number | null;
}
