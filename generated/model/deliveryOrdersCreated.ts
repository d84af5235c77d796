/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DeliveryOrdersCreatedOrdersItem } from './deliveryOrdersCreatedOrdersItem.ts';

/**
 * The orders that were placed together.
 */
export interface DeliveryOrdersCreated {
  /**
     * One for each that was asked for, in that order.
     * @minItems 1
     * @maxItems 50
     */
  orders: DeliveryOrdersCreatedOrdersItem[];
  /**
     * What they did to the budgets of the organization that pays, from 80 % of one on; said to its own people alone.
     * @maxItems 50
     */
  budgetWarnings: string[];
}
