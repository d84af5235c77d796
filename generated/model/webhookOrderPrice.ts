/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { WebhookOrderPriceCurrency } from './webhookOrderPriceCurrency.ts';

/**
 * What it costs the customer; null to those who neither pay nor earn it, and while it has none.
 */
export type WebhookOrderPrice = {
  /** Canadian dollars. */
  currency: WebhookOrderPriceCurrency;
  /** Before taxes, in cents. */
  preTaxCents: number;
  /** With taxes, in cents. */
  totalCents: number;
} | null;
