/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';
import type { InvoiceDisputeText } from './invoiceDisputeText.ts';
import type { InvoiceLineKind } from './invoiceLineKind.ts';
import type { InvoiceTax } from './invoiceTax.ts';

/**
 * A line of an invoice or credit note.
 */
export interface InvoiceLine {
  id: Id;
  orderId: Id;
  /** Billed for the first time, because it became dearer, or cheaper. */
  kind: InvoiceLineKind;
  /** The service. */
  serviceName: string;
  /** As it is printed. */
  description: string;
  /** The number of the purchase order. */
  poNumber: string;
  /** When it was completed or cancelled. */
  serviceDate: string;
  preTaxCadCents: CentsSum;
  taxCadCents: CentsSum;
  totalCadCents: CentsSum;
  /**
     * Its taxes.
     * @maxItems 20
     */
  taxes: InvoiceTax[];
  /** What its customer objects to; null where nobody does. */
  dispute: InvoiceDisputeText | null;
}
