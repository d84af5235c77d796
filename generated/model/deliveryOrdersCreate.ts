/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderCreate } from './deliveryOrderCreate.ts';

/**
 * Orders that are placed together.
 */
export interface DeliveryOrdersCreate {
  /**
     * The orders, in the order in which they get their numbers.
     * @minItems 1
     * @maxItems 50
     */
  orders: DeliveryOrderCreate[];
}
