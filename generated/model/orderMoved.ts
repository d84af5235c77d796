/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderStatus } from './orderStatus.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * Where the order stands after the move.
 */
export interface OrderMoved {
  id: Id;
  status: OrderStatus;
  updatedAt: UnixSeconds;
}
