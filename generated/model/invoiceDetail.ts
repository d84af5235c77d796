/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { HowToPay } from './howToPay.ts';
import type { Invoice } from './invoice.ts';
import type { InvoiceDetailPaymentTerms } from './invoiceDetailPaymentTerms.ts';
import type { InvoiceTax } from './invoiceTax.ts';
import type { SettlementOfInvoice } from './settlementOfInvoice.ts';

/**
 * An invoice or credit note with what was paid of it.
 */
export interface InvoiceDetail {
  invoice: Invoice;
  /**
     * Their address, as it was then.
     * @nullable
     */
  billToAddress: string | null;
  /** On what terms. */
  paymentTerms: InvoiceDetailPaymentTerms;
  /**
     * Each tax of its orders once.
     * @maxItems 20
     */
  taxes: InvoiceTax[];
  /**
     * What was paid, given back and credited of it, the newest first.
     * @maxItems 200
     */
  settlements: SettlementOfInvoice[];
  /**
     * Why its run was reversed.
     * @nullable
     */
  reversalReason: string | null;
  /** The courier's ways of being paid; null if it has named none. */
  howToPay: HowToPay | null;
}
