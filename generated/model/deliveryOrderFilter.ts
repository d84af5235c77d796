/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Which orders.
 */
export interface DeliveryOrderFilter {
  /**
     * Any of these statuses.
     * @maxItems 6
     */
  statuses?: OrderStatus[];
  driverId?: Id;
  customerId?: Id;
  availableFrom?: UnixSeconds;
  availableBefore?: UnixSeconds;
  /**
     * Text over number, PO number, places and notes; at least three letters, or an order number.
     * @maxLength 100
     */
  search?: string;
}
