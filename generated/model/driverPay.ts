/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Cents } from './cents.ts';
import type { DriverPaidOut } from './driverPaidOut.ts';
import type { EditVersion } from './editVersion.ts';
import type { PayRateFrom } from './payRateFrom.ts';
import type { PriceAdjustment } from './priceAdjustment.ts';

/**
 * What the driver earns with an order, in cents. Null amounts wait for a price or for a rate.
 */
export interface DriverPay {
  version: EditVersion;
  /**
     * When the pay was last set by hand (unix seconds); null if never.
     * @minimum 0
     * @nullable
     */
  editedAt: number | null;
  /**
     * Who set it last.
     * @nullable
     */
  editedByName: string | null;
  /** Always a share of the price. */
  earningType: 'Commission';
  /**
     * Percent of the payable amount, 100 is all of it; null while none is set.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  rate: number | null;
  /** Whose rate it is; null while none is set. */
  rateFrom: PayRateFrom | null;
  /**
     * The rate set for this order.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  rateOverride: number | null;
  /**
     * The driver's own rate, else the service's, else the courier's; once it was paid out, the one that it was paid by.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  defaultRate: number | null;
  /**
     * What the rate is taken of.
     * @nullable
     */
  payableCadCents: number | null;
  /**
     * The commission.
     * @nullable
     */
  totalCadCents: number | null;
  /** Additions and deductions. */
  adjustments: PriceAdjustment[];
  adjustmentsTotalCadCents: Cents;
  /**
     * Commission and adjustments.
     * @nullable
     */
  plusAdjustmentsTotalCadCents: number | null;
  /** The statement of its driver on which it stands; null: it waits for a pay run. */
  paidOut: DriverPaidOut | null;
}
