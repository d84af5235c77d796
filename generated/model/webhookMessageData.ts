/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { WebhookInvoice } from './webhookInvoice.ts';
import type { WebhookOrder } from './webhookOrder.ts';

/**
 * What it is about.
 */
export type WebhookMessageData = {
  tenantId: Id;
  order?: WebhookOrder;
  invoice?: WebhookInvoice;
};
