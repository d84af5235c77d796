/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { UnixSeconds } from './unixSeconds.ts';
import type { WebhookDeliveryEvent } from './webhookDeliveryEvent.ts';
import type { WebhookDeliveryState } from './webhookDeliveryState.ts';

/**
 * What an endpoint was told, or is to be told, with what became of it. It is kept for 30 days.
 */
export interface WebhookDelivery {
  id: Id;
  createdAt: UnixSeconds;
  /**
     * The endpoint that is told.
     * @minimum 1
     * @maximum 9007199254740991
     */
  endpointId: number;
  /** What the endpoint is called. */
  endpointName: string;
  /** What happened. */
  event: WebhookDeliveryEvent;
  /** The `webhook-id` under which it is sent, the same at each try and when it is sent again. */
  messageId: string;
  /**
     * The number of the order that it is about; null of a test and of an invoice.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  deliveryOrderId: number | null;
  /** What became of it: it waits for its first or next try, it was taken, or nothing more is tried. */
  state: WebhookDeliveryState;
  /**
     * How often it was sent.
     * @minimum 0
     * @maximum 100
     */
  tries: number;
  /**
     * When it is tried next, unix seconds; null: it is not.
     * @nullable
     */
  nextAt: number | null;
  /**
     * When it was tried last, unix seconds; null: not yet.
     * @nullable
     */
  lastAt: number | null;
  /**
     * The HTTP status that was answered last; null: there was no answer.
     * @nullable
     */
  lastStatus: number | null;
  /**
     * How long the last try took, in milliseconds; null: there was none.
     * @nullable
     */
  tookMs: number | null;
  /**
     * Why the last try failed, or why there is no other one; null: it did not.
     * @nullable
     */
  failure: string | null;
}
