/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { OrderStatus } from './orderStatus.ts';

/**
 * One result.
 */
export type BulkOrderResultsResultsItem = {
  orderId: Id;
  /** Whether it was done. */
  ok: boolean;
  status?: OrderStatus;
  /** Why not (a stable word). */
  code?: string;
  /** Why not (a sentence). */
  message?: string;
};
