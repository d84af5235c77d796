/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * The statement on which the pay of an order stands, the newest of them, and whether the driver has got the money.
 */
export interface DriverPaidOut {
  payStatementId: Id;
  /** Its number. */
  number: string;
  /**
     * When the driver was said to have got the money (unix seconds); null: not yet.
     * @minimum 0
     * @nullable
     */
  paidAt: number | null;
}
