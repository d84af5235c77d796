/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { EditVersion } from './editVersion.ts';
import type { PriceAdjustment } from './priceAdjustment.ts';

/**
 * The rate and adjustments of a driver's pay.
 */
export interface DriverPayUpdate {
  version: EditVersion;
  /**
     * Percent; null goes back to the rate of driver or courier.
     * @minimum 0
     * @maximum 1000
     * @nullable
     */
  rate: number | null;
  /**
     * Additions and deductions.
     * @maxItems 50
     */
  adjustments: PriceAdjustment[];
}
