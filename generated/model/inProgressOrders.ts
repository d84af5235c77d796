/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderListItem } from './deliveryOrderListItem.ts';

/**
 * The orders that a driver has in hand, soonest promise first, at most 200.
 */
export interface InProgressOrders {
  /**
     * The orders.
     * @maxItems 200
     */
  data: DeliveryOrderListItem[];
}
