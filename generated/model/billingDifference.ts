/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * What a customer was billed by two runs.
 */
export interface BillingDifference {
  customer: TenantRef;
  beforeCadCents: CentsSum;
  nowCadCents: CentsSum;
  /**
     * Lines then.
     * @minimum 0
     */
  beforeOrders: number;
  /**
     * Lines now.
     * @minimum 0
     */
  nowOrders: number;
}
