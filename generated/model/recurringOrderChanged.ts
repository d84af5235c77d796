/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * What came of a change of a recurring order, or would come.
 */
export interface RecurringOrderChanged {
  recurringOrderId: Id;
  /** What people call it. */
  name: string;
  /** Who pays. */
  customerName: string;
  /**
     * What its last order cost before tax (cents); null: there was none, or the caller reads no prices.
     * @nullable
     */
  priceBeforeCadCents: number | null;
  /**
     * What the order of its next day would cost before tax (cents); null: it is refused, has no further day or no price, the caller reads no prices, or it was changed and not only looked at.
     * @nullable
     */
  priceAfterCadCents: number | null;
  /**
     * Why it stays as it is; null: it does not.
     * @nullable
     */
  refusal: string | null;
}
