/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';
import type { InvoiceKind } from './invoiceKind.ts';
import type { InvoiceState } from './invoiceState.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * An invoice or credit note as the organisation that is billed finds it among those of all couriers.
 */
export interface ReceivedInvoice {
  id: Id;
  kind: InvoiceKind;
  /** Its number. */
  number: string;
  courier: TenantRef;
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
  totalCadCents: CentsSum;
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
}
