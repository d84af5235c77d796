/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { ParcelDetailInput } from './parcelDetailInput.ts';

/**
 * What is to differ on a day. What is left out stays; null takes a change back.
 */
export interface RecurringOrderDayUpdate {
  /** The day on which it runs instead; its own day: although it is a holiday; null: as the calendar has it. */
  movedTo?: string | null;
  /** Seconds from midnight. */
  pickupFromS?: number | null;
  /** Seconds from midnight. */
  dropoffToS?: number | null;
  /** Notes for the courier. */
  orderNotes?: string | null;
  /** The customer's purchase order. */
  poNumber?: string | null;
  /** What is carried, in the place of what the rule says; each type once. */
  parcels?: ParcelDetailInput[] | null;
}
