/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderStatus } from './orderStatus.ts';

/**
 * An open order of a caller.
 */
export interface CallerOrder {
  id: Id;
  status: OrderStatus;
  /** Where it is picked up. */
  pickupName: string;
  /** Where it is dropped off. */
  dropoffName: string;
}
