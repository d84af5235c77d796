/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';
import type { InvoiceKind } from './invoiceKind.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * An invoice or credit note.
 */
export interface Invoice {
  id: Id;
  /** Which of both. */
  kind: InvoiceKind;
  /** Its number. */
  number: string;
  customer: TenantRef;
  /** Who is billed. */
  billToName: string;
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
  /**
     * When its run was reversed, unix seconds.
     * @nullable
     */
  voidedAt: number | null;
}
