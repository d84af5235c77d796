/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderReasonLackingItem } from './recurringOrderReasonLackingItem.ts';
import type { RecurringOrderReasonReason } from './recurringOrderReasonReason.ts';
import type { RecurringOrderReasonSeverity } from './recurringOrderReasonSeverity.ts';
import type { RecurringOrderReasonStop } from './recurringOrderReasonStop.ts';

/**
 * Why a recurring order does not work, or should be looked at.
 */
export interface RecurringOrderReason {
  /** What it is. */
  reason: RecurringOrderReasonReason;
  /** With an error nothing is made any more; a warning still lets orders be made. */
  severity: RecurringOrderReasonSeverity;
  /** The reason as a sentence. */
  text: string;
  /**
     * The service, the location or the customer that it is about.
     * @minimum 1
     * @maximum 9007199254740991
     */
  subjectId: number;
  /**
     * Of a location: at which stop.
     * @nullable
     */
  stop: RecurringOrderReasonStop;
  /**
     * What the service no longer has.
     * @maxItems 80
     */
  lacking: RecurringOrderReasonLackingItem[];
}
