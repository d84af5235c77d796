/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { WebhookEndpointPagination } from './webhookEndpointPagination.ts';

export type GetWebhookEndpointsParams = {
/**
 * Page, order and filter, as JSON.
 */
pagination?: WebhookEndpointPagination;
/**
 * Archived ones instead of the others.
 */
displayArchived?: boolean;
/**
 * Text over name and address.
 * @maxLength 100
 */
search?: string;
};
