/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { WebhookMessage } from './webhookMessage.ts';
import type { WebhookSentHeadersItem } from './webhookSentHeadersItem.ts';

/**
 * A delivery as it is sent, and what was answered last.
 */
export interface WebhookSent {
  /**
     * Where it is sent.
     * @maxLength 500
     */
  url: string;
  /**
     * The headers that are the same at each try; timestamp and signature are made anew.
     * @maxItems 10
     */
  headers: WebhookSentHeadersItem[];
  message: WebhookMessage;
  /**
     * The first 1,000 characters of the last answer; null: there was none.
     * @maxLength 1000
     * @nullable
     */
  answer: string | null;
}
