/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { WebhookDeliveryFilterCreatedAt } from './webhookDeliveryFilterCreatedAt.ts';
import type { WebhookDeliveryFilterEventItem } from './webhookDeliveryFilterEventItem.ts';
import type { WebhookDeliveryFilterStateItem } from './webhookDeliveryFilterStateItem.ts';

/**
 * Which webhook deliveries: those that fit all of it.
 */
export interface WebhookDeliveryFilter {
  endpointId?: Id;
  /**
     * State: any of these.
     * @minItems 1
     * @maxItems 3
     */
  state?: WebhookDeliveryFilterStateItem[];
  /**
     * Event: any of these.
     * @minItems 1
     * @maxItems 12
     */
  event?: WebhookDeliveryFilterEventItem[];
  /** When: between these, both included, or on one side of one. */
  createdAt?: WebhookDeliveryFilterCreatedAt;
}
