/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderCreated } from './deliveryOrderCreated.ts';

/**
 * The orders that were placed together.
 */
export interface DeliveryOrdersCreated {
  /**
     * One for each that was asked for, in that order.
     * @minItems 1
     * @maxItems 50
     */
  orders: DeliveryOrderCreated[];
}
