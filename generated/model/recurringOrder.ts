/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { Id } from './id.ts';
import type { ParcelDetailInput } from './parcelDetailInput.ts';
import type { Recurrence } from './recurrence.ts';
import type { RecurringOrderField } from './recurringOrderField.ts';
import type { RecurringOrderReason } from './recurringOrderReason.ts';
import type { RecurringOrderStatus } from './recurringOrderStatus.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * An order that is placed again and again, some days ahead, by the calendar of the courier that carries it out.
 */
export interface RecurringOrder {
  id: Id;
  tenantId: Id;
  version: EditVersion;
  /**
     * What people call it; from where to where if nobody says.
     * @nullable
     */
  name: string | null;
  /** Where it stands. */
  status: RecurringOrderStatus;
  /**
     * Why it does not work, or should be looked at.
     * @maxItems 8
     */
  reasons: RecurringOrderReason[];
  /**
     * Who pays.
     * @minimum 1
     * @maximum 9007199254740991
     */
  customerTenantId: number;
  /** Its name. */
  customerName: string;
  courierTenantId: Id;
  /** Who carries it out. */
  courierName: string;
  /** Of the courier, whose calendar and clock decide. */
  timeZone: string;
  /**
     * The service; what is published on the day is ordered.
     * @minimum 1
     * @maximum 9007199254740991
     */
  serviceId: number;
  /** Its name. */
  serviceName: string;
  serviceSpeedId: Id;
  /**
     * Tags.
     * @maxItems 50
     */
  tagIds: Id[];
  pickupLocationId: Id;
  /** Its name. */
  pickupLocationName: string;
  dropoffLocationId: Id;
  /** Its name. */
  dropoffLocationName: string;
  /**
     * What is carried; each type once.
     * @minItems 1
     * @maxItems 20
     */
  parcels: ParcelDetailInput[];
  /**
     * The customer's purchase order.
     * @nullable
     */
  poNumber: string | null;
  /**
     * Notes for the courier.
     * @nullable
     */
  orderNotes: string | null;
  /**
     * What each order has in the courier's own fields.
     * @maxItems 20
     */
  orderFields: RecurringOrderField[];
  recurrence: Recurrence;
  /** From this day on, by the courier's calendar. */
  startDate: string;
  /**
     * Until this day, which is one of them; without it, it goes on.
     * @nullable
     */
  endDate: string | null;
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
     * @nullable
     */
  dropoffToS: number | null;
  /**
     * How many days after the pickup the drop-off is.
     * @minimum 0
     * @maximum 30
     */
  dropoffDays: number;
  /**
     * How many days before a day its order is placed.
     * @minimum 0
     * @maximum 14
     */
  daysAhead: number;
  /**
     * How many days before the last day people are reminded of the end.
     * @maxItems 3
     */
  remindDays: number[];
  /**
     * What each order costs before tax (cents), where that was agreed; else what is published on the day. The courier alone sets it.
     * @minimum 0
     * @maximum 100000000
     * @nullable
     */
  agreedPriceCadCents: number | null;
  /**
     * Who each order is assigned to; the courier alone sets and sees it.
     * @minimum 1
     * @maximum 9007199254740991
     * @nullable
     */
  defaultDriverUserId: number | null;
  /** Whether it is the organisation's own; else a customer's, which the courier sees. */
  isOwn: boolean;
  /**
     * The next day on which it runs; none where it is not active, or has ended.
     * @maxLength 10
     * @nullable
     */
  nextDate: string | null;
  /**
     * Its last day; none where it goes on.
     * @maxLength 10
     * @nullable
     */
  lastDate: string | null;
  /** Whether it has been archived. */
  archived: boolean;
  createdAt: UnixSeconds;
  updatedAt: UnixSeconds;
}
