/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RecurringOrderDay } from './recurringOrderDay.ts';

/**
 * A recurring order on one day: what comes or came of it, and what it is.
 */
export interface RecurringOccurrence {
  day: RecurringOrderDay;
  /** What people call it. */
  name: string;
  /** Whether it is the organisation's own, whose days it may change; else a customer's. */
  isOwn: boolean;
  /** Whether it has to be mended before more orders are made of it. */
  isInvalid: boolean;
  /** Who pays. */
  customerName: string;
  /**
     * When it can be picked up that day, by the courier's clock: seconds from midnight.
     * @minimum 0
     * @maximum 86399
     */
  pickupFromS: number;
  /**
     * What its order costs, with tax (cents): the order's own price, or of one to come the agreed price or that of the last order; null where nothing says so, and for those who may not read prices.
     * @nullable
     */
  priceCadCents: number | null;
  /**
     * Who drives it by default, first and last name; the courier alone sees it.
     * @nullable
     */
  driverName: string | null;
  /** Whether that driver is off on the day; people of the courier see it who read who works there. */
  isDriverOff: boolean;
}
