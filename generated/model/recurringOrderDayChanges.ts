/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringDayParcel } from './recurringDayParcel.ts';

/**
 * What differs on this day from the rule; empty where nothing does.
 */
export interface RecurringOrderDayChanges {
  /**
     * Seconds from midnight.
     * @minimum 0
     * @maximum 86399
     */
  pickupFromS?: number;
  /**
     * Seconds from midnight.
     * @minimum 0
     * @maximum 86400
     */
  dropoffToS?: number;
  /**
     * Notes for the courier.
     * @maxLength 300
     */
  orderNotes?: string;
  /**
     * The customer's purchase order.
     * @maxLength 100
     */
  poNumber?: string;
  /**
     * What is carried, in the place of what the rule says.
     * @minItems 1
     * @maxItems 20
     */
  parcels?: RecurringDayParcel[];
}
