/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * A customer or a single order that a run leaves unbilled.
 */
export interface BillingExclusion {
  /** The customer of the orders; null: nothing is due of the order any more. */
  customer: TenantRef | null;
  /**
     * The order; null: all orders of the customer.
     * @nullable
     */
  orderId: number | null;
  /** Why. */
  reason: string;
  /**
     * Orders that stay unbilled.
     * @minimum 0
     */
  orders: number;
  /**
     * Orders without a price among them, which the sum does not count.
     * @minimum 0
     */
  unpriced: number;
  totalCadCents: CentsSum;
}
