/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';
import type { PayLineKind } from './payLineKind.ts';
import type { PayRateFrom } from './payRateFrom.ts';

/**
 * A line of a statement. Of an order the pre-tax total without what is left out is payable, its share at the rate and the adjustments are what it earns, and what was paid of it before is taken off. All amounts are cents.
 */
export interface PayLine {
  id: Id;
  /**
     * Its place on the statement.
     * @minimum 1
     */
  position: number;
  kind: PayLineKind;
  /**
     * The order; null of extras and deductions.
     * @nullable
     */
  orderId: number | null;
  /**
     * The extra or deduction; null of orders.
     * @nullable
     */
  payExtraId: number | null;
  /** When the order was completed or cancelled, or the day of the extra. */
  day: string;
  /**
     * From where to where, or what for.
     * @maxLength 1000
     */
  description: string;
  /**
     * The service; null of extras.
     * @maxLength 200
     * @nullable
     */
  serviceName: string | null;
  /**
     * What the order costs before tax; null: its driver is another one now, or it is no order.
     * @nullable
     */
  preTaxCadCents: number | null;
  /** Of that the fuel surcharge that is left out. */
  leftOutFuelCadCents: number;
  /** Of that the waiting that is left out. */
  leftOutWaitCadCents: number;
  /** Of that the adjustments that are left out; below zero where they are discounts. */
  leftOutAdjustmentsCadCents: number;
  /**
     * What the rate is taken of, never below zero.
     * @minimum 0
     * @nullable
     */
  payableCadCents: number | null;
  /**
     * Percent.
     * @nullable
     */
  rate: number | null;
  /** Whose rate it is. */
  rateFrom: PayRateFrom | null;
  /** Rate times payable. */
  shareCadCents: number;
  /** What was added to the pay of this order by hand. */
  adjustmentsCadCents: number;
  /** Share and adjustments. */
  earnedCadCents: number;
  /** What this driver was paid of this order by earlier statements. */
  paidBeforeCadCents: number;
  /** What this line pays: what is earned without what was paid before. */
  totalCadCents: number;
  /**
     * Metres.
     * @nullable
     */
  distanceM: number | null;
  /**
     * From the first stamp at the pickup to the drop-off; null: not known.
     * @nullable
     */
  minutes: number | null;
}
