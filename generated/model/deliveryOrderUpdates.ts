/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrderUpdate } from './deliveryOrderUpdate.ts';

/**
 * The timeline of an order, newest first, at most 500 entries.
 */
export interface DeliveryOrderUpdates {
  /**
     * The entries.
     * @maxItems 500
     */
  updates: DeliveryOrderUpdate[];
}
