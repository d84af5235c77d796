/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A step forward of an order.
 */
export interface OrderMove {
  occurredAt?: UnixSeconds;
}
