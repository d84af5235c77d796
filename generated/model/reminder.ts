/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { InvoiceRef } from './invoiceRef.ts';
import type { ReminderStep } from './reminderStep.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * A reminder as it would be sent.
 */
export interface Reminder {
  customer: TenantRef;
  /** To where. */
  email: string;
  /** In which words. */
  step: ReminderStep;
  /**
     * The first fifty of its invoices, the oldest first.
     * @maxItems 50
     */
  invoices: InvoiceRef[];
  /**
     * The number of its invoices.
     * @minimum 1
     */
  invoiceCount: number;
  totalCadCents: CentsSum;
  /**
     * Days that the oldest of them is overdue.
     * @minimum 0
     */
  oldestDays: number;
  /**
     * When it was last reminded, unix seconds.
     * @nullable
     */
  remindedAt: number | null;
  /**
     * Its subject.
     * @maxLength 500
     */
  subject: string;
  /**
     * What it says.
     * @maxLength 12000
     */
  text: string;
}
