/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { Pricing } from './pricing.ts';

/**
 * The order that was placed.
 */
export interface DeliveryOrderCreated {
  id: Id;
  /** What an outsider holds. */
  uid: string;
  status: OrderStatus;
  pricing: Pricing;
  /** What it did to the budgets of the organization that pays, from 80 % of one on; said to its own people alone. */
  budgetWarnings: string[];
}
