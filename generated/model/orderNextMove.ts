/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OccurredAt } from './occurredAt.ts';
import type { OrderStatus } from './orderStatus.ts';

/**
 * The next step of an order, or the last one back; `from` is the status that it has as far as the caller knows.
 */
export interface OrderNextMove {
  from?: OrderStatus;
  occurredAt?: OccurredAt;
}
