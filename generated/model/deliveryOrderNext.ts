/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderStatus } from './orderStatus.ts';

/**
 * The next forward move of an order and what is still required for it.
 */
export interface DeliveryOrderNext {
  current: OrderStatus;
  /** The next status; null when the order is closed or waits for a driver. */
  next: OrderStatus | null;
  /** What is still missing. */
  requirements: string[];
}
