/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';

/**
 * What changes; a field left out stays, null clears an optional one.
 */
export interface AccountingSettingsUpdate {
  /**
     * The courier's registration with the Canada Revenue Agency, as it is printed on receipts and invoices.
     * @maxLength 20
     * @nullable
     * @pattern ^\s*(\d{9}\s*RT\s*\d{4})?\s*$
     */
  gstHstNumber?: string | null;
  /** When an invoice is due. */
  paymentTerms?: string;
  /** How often customers are billed. */
  billingCycle?: string;
  /**
     * Stands before the number of each invoice.
     * @maxLength 12
     * @nullable
     * @pattern ^[A-Za-z0-9-]*$
     */
  invoicePrefix?: string | null;
  /**
     * Stands at the foot of each invoice.
     * @maxLength 500
     * @nullable
     */
  invoiceMemo?: string | null;
  version?: EditVersion;
}
