/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { WebhookDeliveryPagination } from './webhookDeliveryPagination.ts';

export type GetWebhookDeliveriesParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: WebhookDeliveryPagination;
};
