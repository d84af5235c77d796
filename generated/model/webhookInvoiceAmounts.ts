/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { WebhookInvoiceAmountsCurrency } from './webhookInvoiceAmountsCurrency.ts';

/**
 * What it comes to, in cents; not below zero on credit notes either.
 */
export type WebhookInvoiceAmounts = {
  /** Canadian dollars. */
  currency: WebhookInvoiceAmountsCurrency;
  /**
     * Before taxes.
     * @minimum 0
     */
  preTaxCents: number;
  /**
     * Taxes.
     * @minimum 0
     */
  taxCents: number;
  /**
     * With taxes.
     * @minimum 0
     */
  totalCents: number;
  /**
     * What is still to be paid.
     * @minimum 0
     */
  outstandingCents: number;
};
