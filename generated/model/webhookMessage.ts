/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { WebhookMessageData } from './webhookMessageData.ts';

/**
 * The body of a webhook.
 */
export interface WebhookMessage {
  /**
     * What happened.
     * @maxLength 60
     */
  type: string;
  /** When it happened, in UTC. */
  timestamp: string;
  /** What it is about. */
  data: WebhookMessageData;
}
