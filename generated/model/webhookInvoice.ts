/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { InvoiceKind } from './invoiceKind.ts';
import type { InvoiceState } from './invoiceState.ts';
import type { TenantRef } from './tenantRef.ts';
import type { WebhookInvoiceAmounts } from './webhookInvoiceAmounts.ts';

/**
 * An invoice or a credit note, at the moment that the message was made.
 */
export interface WebhookInvoice {
  id: Id;
  kind: InvoiceKind;
  /**
     * As the paper has it.
     * @maxLength 21
     */
  number: string;
  state: InvoiceState;
  issuer: TenantRef;
  customer: TenantRef;
  /**
     * Who is billed.
     * @maxLength 300
     */
  billTo: string;
  /**
     * What it puts together.
     * @maxLength 300
     */
  label: string;
  /**
     * Its day, by the calendar of its courier.
     * @maxLength 10
     */
  invoiceDate: string;
  /**
     * Until when it is due; null: credit notes are not.
     * @maxLength 10
     * @nullable
     */
  dueDate: string | null;
  /**
     * How many orders stand on it.
     * @minimum 0
     */
  orders: number;
  /** What it comes to, in cents; not below zero on credit notes either. */
  amounts: WebhookInvoiceAmounts;
}
