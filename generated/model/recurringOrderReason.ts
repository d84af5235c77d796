/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderReasonReason } from './recurringOrderReasonReason.ts';
import type { RecurringOrderReasonSeverity } from './recurringOrderReasonSeverity.ts';

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
}
