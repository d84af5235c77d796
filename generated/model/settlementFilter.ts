/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PaymentMethod } from './paymentMethod.ts';
import type { SettlementKind } from './settlementKind.ts';

/**
 * Which of them.
 */
export interface SettlementFilter {
  /**
     * Of any of these kinds.
     * @maxItems 3
     */
  kinds?: SettlementKind[];
  /**
     * Paid in any of these ways.
     * @maxItems 6
     */
  methods?: PaymentMethod[];
  /**
     * Of any of these customers.
     * @maxItems 100
     */
  customerIds?: Id[];
  /**
     * From this day on.
     * @maxLength 10
     */
  from?: string;
  /**
     * Up to this day.
     * @maxLength 10
     */
  until?: string;
}
