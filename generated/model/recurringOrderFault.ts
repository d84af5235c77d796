/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { RecurringOrderFaultLackingItem } from './recurringOrderFaultLackingItem.ts';
import type { RecurringOrderFaultStop } from './recurringOrderFaultStop.ts';
import type { RecurringOrderReason } from './recurringOrderReason.ts';

/**
 * A reason why recurring orders do not work, or should be looked at, and what it costs.
 */
export interface RecurringOrderFault {
  reason: RecurringOrderReason;
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
  stop: RecurringOrderFaultStop;
  /**
     * What the service no longer has.
     * @maxItems 80
     */
  lacking: RecurringOrderFaultLackingItem[];
  /** Whether they are the organisation's own; else a customer's, who mends them. */
  isOwn: boolean;
  /**
     * Which it concerns.
     * @maxItems 1000
     */
  recurringOrderIds: Id[];
  /**
     * What the first of them are called.
     * @maxItems 3
     */
  names: string[];
  serviceId: Id;
  customerTenantId: Id;
  /**
     * How many orders of the next two weeks it concerns.
     * @minimum 0
     */
  occurrences: number;
  /**
     * The first day that it concerns, within two weeks.
     * @maxLength 10
     * @nullable
     */
  firstDay: string | null;
  /**
     * How many orders of that day it concerns.
     * @minimum 0
     */
  onFirstDay: number;
}
