/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What was invoiced and paid on some days, and how it stands now. Cents with tax.
 */
export interface InvoicingStats {
  /**
     * Invoices made on these days.
     * @minimum 0
     */
  invoices: number;
  /** What they come to, less credit notes of these days. */
  invoicedCadCents: number;
  /** What customers paid on these days, less what was refunded. */
  paidCadCents: number;
  /** What is outstanding now. */
  outstandingCadCents: number;
  /** What of that is overdue now. */
  overdueCadCents: number;
  /**
     * Orders of these days that are not billed yet.
     * @minimum 0
     */
  unbilledOrders: number;
  /** What these cost. */
  unbilledCadCents: number;
}
