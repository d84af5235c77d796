/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * An order whose billing status stays as it is.
 */
export interface RefusedBillStatus {
  orderId: Id;
  /** Why. */
  code: string;
  /** Why. */
  message: string;
}
