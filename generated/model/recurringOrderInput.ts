/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { ParcelDetailInput } from './parcelDetailInput.ts';
import type { Recurrence } from './recurrence.ts';
import type { RecurringOrderField } from './recurringOrderField.ts';

/**
 * To be added: an order that is placed again and again, some days ahead, by the calendar of the courier that carries it out.
 */
export interface RecurringOrderInput {
  /**
     * What people call it; from where to where if nobody says.
     * @maxLength 120
     */
  name?: string;
  /**
     * Who pays.
     * @minimum 1
     * @maximum 9007199254740991
     */
  customerTenantId: number;
  /**
     * The service; what is published on the day is ordered.
     * @minimum 1
     * @maximum 9007199254740991
     */
  serviceId: number;
  serviceSpeedId: Id;
  /**
     * Tags.
     * @maxItems 50
     */
  tagIds?: Id[];
  pickupLocationId: Id;
  dropoffLocationId: Id;
  /**
     * What is carried; each type once.
     * @minItems 1
     * @maxItems 20
     */
  parcels: ParcelDetailInput[];
  /**
     * The customer's purchase order.
     * @maxLength 100
     */
  poNumber?: string;
  /**
     * Notes for the courier.
     * @maxLength 300
     */
  orderNotes?: string;
  /**
     * What each order has in the courier's own fields.
     * @maxItems 20
     */
  orderFields?: RecurringOrderField[];
  recurrence: Recurrence;
  /**
     * From this day on, by the courier's calendar.
     * @maxLength 10
     */
  startDate: string;
  /**
     * Until this day, which is one of them; without it, it goes on.
     * @maxLength 10
     */
  endDate?: string;
  /**
     * When it can be picked up, by the courier's clock: seconds from midnight.
     * @minimum 0
     * @maximum 86399
     */
  pickupFromS: number;
  /**
     * By when it is promised, seconds from midnight; without it, as the speed promises.
     * @minimum 0
     * @maximum 86400
     */
  dropoffToS?: number;
  /**
     * How many days after the pickup the drop-off is.
     * @minimum 0
     * @maximum 30
     */
  dropoffDays?: number;
  /**
     * How many days before a day its order is placed.
     * @minimum 0
     * @maximum 14
     */
  daysAhead?: number;
  /**
     * How many days before the last day people are reminded of the end.
     * @maxItems 3
     */
  remindDays?: number[];
  /**
     * What each order costs before tax (cents), where that was agreed; else what is published on the day. The courier alone sets it.
     * @minimum 0
     * @maximum 100000000
     */
  agreedPriceCadCents?: number;
}
