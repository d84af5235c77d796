/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OccurredAt } from './occurredAt.ts';
import type { OrderStatus } from './orderStatus.ts';

/**
 * The next step forward of an order; `from` is the status that it has as far as the caller knows.
 */
export interface OrderNextMove {
  from?: OrderStatus;
  occurredAt?: OccurredAt;
}
