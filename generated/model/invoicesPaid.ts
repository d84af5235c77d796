/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PaymentMethod } from './paymentMethod.ts';

/**
 * Invoices of which all that is outstanding was paid: a payment for each.
 */
export interface InvoicesPaid {
  /**
     * Which.
     * @minItems 1
     * @maxItems 200
     */
  invoiceIds: Id[];
  /**
     * The day: at most today, and at most a year before the oldest invoice.
     * @maxLength 10
     */
  settledOn: string;
  method?: PaymentMethod;
  /**
     * Such as the number of the cheque.
     * @maxLength 300
     */
  note?: string;
}
