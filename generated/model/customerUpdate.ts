/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface CustomerUpdate {
  /**
     * What it is called in the books of the organisation.
     * @maxLength 40
     * @nullable
     */
  accountNumber?: string | null;
  /**
     * What is worth knowing about it; it never reads this.
     * @maxLength 2000
     * @nullable
     */
  notes?: string | null;
  /**
     * Name on its invoices and receipts; null: as it says itself.
     * @maxLength 200
     * @nullable
     */
  billToName?: string | null;
  /**
     * Address on its invoices and receipts; null: as it says itself.
     * @maxLength 400
     * @nullable
     */
  billToAddress?: string | null;
  /**
     * Where its invoices are sent.
     * @maxLength 254
     * @nullable
     */
  invoiceEmail?: string | null;
  /**
     * When its invoices are due; null: as the accounting settings say.
     * @nullable
     */
  paymentTerms?: string | null;
  /**
     * How often it is billed; null: as the accounting settings say.
     * @nullable
     */
  billingCycle?: string | null;
  /** Whether its orders bear no tax. */
  taxExempt?: boolean;
  /**
     * By which it is exempt; needed once it is.
     * @maxLength 40
     * @nullable
     */
  taxExemptionNumber?: string | null;
  /** Whether an order for it is placed with a PO number alone. */
  poNumberRequired?: boolean;
  /** Whether its new orders are stopped. */
  creditHold?: boolean;
  version?: EditVersion;
}
