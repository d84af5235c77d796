/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { Id } from './id.ts';
import type { InvoiceDisputeState } from './invoiceDisputeState.ts';
import type { InvoiceRef } from './invoiceRef.ts';
import type { TenantRef } from './tenantRef.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A disputed line of an invoice.
 */
export interface InvoiceDispute {
  id: Id;
  /** Whether it waits for an answer. */
  state: InvoiceDisputeState;
  invoice: InvoiceRef;
  customer: TenantRef;
  orderId: Id;
  /** The line. */
  description: string;
  totalCadCents: CentsSum;
  /**
     * What is objected to.
     * @maxLength 500
     */
  comment: string;
  /** Who objects. */
  disputedByName: string;
  disputedAt: UnixSeconds;
  /**
     * What the courier says to it.
     * @maxLength 500
     * @nullable
     */
  answer: string | null;
  /**
     * Who answered.
     * @nullable
     */
  answeredByName: string | null;
  /**
     * When, unix seconds.
     * @nullable
     */
  answeredAt: number | null;
}
