/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingCustomerBillingCycle } from './billingCustomerBillingCycle.ts';
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';

/**
 * What is to be billed to a customer.
 */
export interface BillingCustomer {
  id: Id;
  /** The customer. */
  name: string;
  /**
     * Its name for bills.
     * @nullable
     */
  billToName: string | null;
  /** How often it is billed. */
  billingCycle: BillingCustomerBillingCycle;
  /** Whether a cycle of it has ended of which something is unbilled. */
  isDue: boolean;
  /**
     * Unbilled orders.
     * @minimum 0
     */
  orders: number;
  /**
     * Of those without a price.
     * @minimum 0
     */
  unpriced: number;
  /**
     * Orders that were billed at another price.
     * @minimum 0
     */
  corrections: number;
  totalCadCents: CentsSum;
  changeCadCents: CentsSum;
  /** Of the first of them. */
  firstDay: string;
  /**
     * Date of its last invoice.
     * @nullable
     */
  lastBilledOn: string | null;
}
