/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RecurringOrderEventType } from './recurringOrderEventType.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * What happened to a recurring order.
 */
export interface RecurringOrderEvent {
  id: Id;
  /** What it was. */
  type: RecurringOrderEventType;
  /** What it says. */
  text: string;
  /**
     * The day that it is about; null for the others.
     * @nullable
     */
  date: string | null;
  /** The order that was made; null for the others. */
  deliveryOrderId: Id | null;
  /**
     * Who did it; null where it happened by itself.
     * @nullable
     */
  actorName: string | null;
  createdAt: UnixSeconds;
}
