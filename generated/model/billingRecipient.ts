/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CentsSum } from './centsSum.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * The documents of a billing run that a customer is sent.
 */
export interface BillingRecipient {
  customer: TenantRef;
  /**
     * The address for invoices; null: nobody has said.
     * @nullable
     */
  email: string | null;
  /**
     * Invoices.
     * @minimum 0
     */
  invoices: number;
  /**
     * Credit notes.
     * @minimum 0
     */
  creditNotes: number;
  /** The number of the first of them. */
  firstNumber: string;
  /** The number of the last. */
  lastNumber: string;
  totalCadCents: CentsSum;
  /**
     * Documents among them that were never sent.
     * @minimum 0
     */
  unsent: number;
  /**
     * When one of them was sent last, unix seconds.
     * @nullable
     */
  sentAt: number | null;
}
