/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderStatus } from './orderStatus.ts';
import type { ProtocolAction } from './protocolAction.ts';
import type { StopType } from './stopType.ts';
import type { UndoableMove } from './undoableMove.ts';

/**
 * The next forward move of an order, what is still required for it, and the last one as far as it can be taken back.
 */
export interface DeliveryOrderNext {
  current: OrderStatus;
  /** The next status; null when the order is closed or waits for a driver. */
  next: OrderStatus | null;
  /** The stop at which the move is made; null when it is made at none. */
  stop: StopType | null;
  /** What is still missing, in words. */
  requirements: string[];
  /** Required actions of the stop without an answer. */
  missingActions: ProtocolAction[];
  /** The last move while the caller may take it back; null otherwise. */
  undo: UndoableMove | null;
}
