/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BillingRunFaultSeverity } from './billingRunFaultSeverity.ts';
import type { Id } from './id.ts';

/**
 * What keeps a run from being made, or is to be read first.
 */
export interface BillingRunFault {
  /** What. */
  code: string;
  /** With an error nothing is made. */
  severity: BillingRunFaultSeverity;
  /** What is to be done. */
  message: string;
  /**
     * Of how many orders, or invoices.
     * @minimum 0
     */
  count: number;
  /**
     * The first of the orders.
     * @maxItems 20
     */
  orderIds: Id[];
  /**
     * The customer that it is about.
     * @nullable
     */
  customerId: number | null;
  /**
     * The service that it is about.
     * @nullable
     */
  serviceId: number | null;
  /**
     * The taxes that it is about.
     * @nullable
     */
  taxKey: string | null;
  /**
     * The invoice that it is about.
     * @nullable
     */
  invoice: string | null;
}
