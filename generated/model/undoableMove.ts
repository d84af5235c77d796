/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderStatus } from './orderStatus.ts';
import type { UnixSeconds } from './unixSeconds.ts';

/**
 * A move that can be taken back (docs/rules/order-status.md, "Taking a move back").
 */
export interface UndoableMove {
  status: OrderStatus;
  at: UnixSeconds;
  /**
     * How long the caller may take it back (unix seconds); null for the office, which always may.
     * @minimum 0
     * @nullable
     */
  until: number | null;
}
