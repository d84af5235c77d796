/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OccurredAt } from './occurredAt.ts';

/**
 * A step forward of an order.
 */
export interface OrderMove {
  occurredAt?: OccurredAt;
}
