/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';
import type { InvoiceRef } from './invoiceRef.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { SettledInvoice } from './settledInvoice.ts';
import type { SettlementKind } from './settlementKind.ts';
import type { SettlementState } from './settlementState.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What was paid, given back or credited. It is never changed: what was wrong is taken back by a row of its own.
 */
export interface Settlement {
  id: Id;
  kind: SettlementKind;
  /** Whether it stands, was taken back, or takes another back. */
  state: SettlementState;
  /** The day. */
  settledOn: string;
  customer: TenantRef;
  cadCents: CentsSum;
  /** How it was paid; null of a credit. */
  method: PaymentMethod | null;
  /**
     * A note.
     * @maxLength 300
     * @nullable
     */
  note: string | null;
  /** Who wrote it down; of what was done by itself, the run. */
  madeByName: string;
  createdAt: UnixSeconds;
  /**
     * Which it takes back.
     * @nullable
     */
  takesBackId: number | null;
  /**
     * Which takes it back.
     * @nullable
     */
  takenBackById: number | null;
  /** Of a credit: the credit note. */
  creditNote: InvoiceRef | null;
  /**
     * For what it is.
     * @maxItems 100
     */
  parts: SettledInvoice[];
}
