/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { BrokerageSums } from './brokerageSums.ts';
import type { BrokeredOrder } from './brokeredOrder.ts';
import type { Id } from './id.ts';
import type { TenantRef } from './tenantRef.ts';

/**
 * Brokered orders that stand together, or one of them; `firstOrderId` is the lowest number of the sold ones, which is in no other row. Days are those on which the sold orders were completed, or cancelled at a charge.
 */
export interface BrokerageLedgerRow {
  /**
     * The partner, lane or order as the grouping names it.
     * @maxLength 400
     */
  id: string;
  firstOrderId: Id;
  /**
     * The partner, the lane, or the number of the sold order.
     * @maxLength 600
     */
  label: string;
  /** Who carried them out; null of a lane. */
  partner: TenantRef | null;
  /** Who ordered it; null where orders stand together. */
  customer: TenantRef | null;
  /**
     * From which city to which, as a filter names it; null of a partner.
     * @maxLength 400
     * @nullable
     */
  lane: string | null;
  /**
     * The same in words.
     * @maxLength 600
     * @nullable
     */
  laneText: string | null;
  /** Of the first order. */
  firstDay: string;
  /** Of the last order. */
  lastDay: string;
  sums: BrokerageSums;
  /** Both sides of it, where each is by itself. */
  order: BrokeredOrder | null;
}
