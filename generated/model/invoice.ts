/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';
import type { InvoiceKind } from './invoiceKind.ts';
import type { InvoiceState } from './invoiceState.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * An invoice or credit note.
 */
export interface Invoice {
  id: Id;
  kind: InvoiceKind;
  /** Its number. */
  number: string;
  customer: TenantRef;
  /** Who is billed. */
  billToName: string;
  /**
     * Where its customer gets invoices.
     * @nullable
     */
  email: string | null;
  /** For which span. */
  label: string;
  /** Its date. */
  invoiceDate: string;
  /**
     * When it is due; null of a credit note.
     * @nullable
     */
  dueDate: string | null;
  /**
     * Its lines.
     * @minimum 0
     */
  orders: number;
  preTaxCadCents: CentsSum;
  taxCadCents: CentsSum;
  totalCadCents: CentsSum;
  settledCadCents: CentsSum;
  outstandingCadCents: CentsSum;
  state: InvoiceState;
  /**
     * Days past its due date of which something is outstanding; 0 of what is not overdue.
     * @minimum 0
     */
  daysOverdue: number;
  /**
     * Disputed lines without an answer.
     * @minimum 0
     */
  openDisputes: number;
  /**
     * The run that made it.
     * @minimum 1
     */
  billingExportId: number;
  /**
     * When it was last sent by e-mail, unix seconds.
     * @nullable
     */
  sentAt: number | null;
  /**
     * When its customer was last reminded of it, unix seconds.
     * @nullable
     */
  remindedAt: number | null;
  /**
     * When its run was reversed, unix seconds.
     * @nullable
     */
  voidedAt: number | null;
}
