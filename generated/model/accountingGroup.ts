/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AccountingSums } from './accountingSums.ts';

/**
 * Orders that a grouping puts together. Days are those of the courier on which they were completed, or cancelled at a charge.
 */
export interface AccountingGroup {
  /**
     * What the grouping calls it; it stays the same while its orders change.
     * @maxLength 60
     */
  id: string;
  /**
     * The customer, or the driver; null without one.
     * @nullable
     */
  partyId: number | null;
  /**
     * Their name.
     * @nullable
     */
  partyName: string | null;
  /** The order, or the span. */
  label: string;
  /**
     * First day of its span; null of what has none.
     * @nullable
     */
  from: string | null;
  /**
     * Last day of its span.
     * @nullable
     */
  until: string | null;
  /**
     * The order, where each is by itself.
     * @nullable
     */
  orderId: number | null;
  /** Of its first order. */
  firstDay: string;
  /** Of its last order. */
  lastDay: string;
  sums: AccountingSums;
}
