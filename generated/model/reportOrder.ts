/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderStatus } from './orderStatus.ts';

/**
 * An order of a report. What it comes to stands in the sums of its row.
 */
export interface ReportOrder {
  id: Id;
  /** When it was completed, or cancelled at a charge, by the courier’s calendar. */
  billableOn: string;
  status: OrderStatus;
  /**
     * Whom it was for.
     * @maxLength 300
     */
  customerName: string;
  /**
     * Who carried it out.
     * @maxLength 300
     */
  courierName: string;
  /**
     * The supplier that placed it; null: none did.
     * @maxLength 300
     * @nullable
     */
  supplierName: string | null;
  /**
     * Who drove it, which its courier alone reads; null for nobody.
     * @maxLength 300
     * @nullable
     */
  driverName: string | null;
  /**
     * The service.
     * @maxLength 200
     */
  serviceName: string;
  /**
     * The customer’s own number; empty for none.
     * @maxLength 200
     */
  poNumber: string;
  /**
     * Name and address.
     * @maxLength 1000
     */
  pickup: string;
  /**
     * Name and address.
     * @maxLength 1000
     */
  dropoff: string;
  /** Whether it has a price; of prices that the reader does not see it is true. */
  isPriced: boolean;
  /**
     * By when its delivery was promised, unix seconds.
     * @nullable
     */
  dueAt: number | null;
  /**
     * When it was delivered, unix seconds.
     * @nullable
     */
  droppedOffAt: number | null;
}
