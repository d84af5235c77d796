/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FuelOutlookAverageOrder } from './fuelOutlookAverageOrder.ts';
import type { FuelOutlookNotice } from './fuelOutlookNotice.ts';
import type { FuelReading } from './fuelReading.ts';
import type { FuelType } from './fuelType.ts';

/**
 * The surcharge of a fuel today and after.
 */
export interface FuelOutlook {
  fuelType: FuelType;
  /** Null without a table or a price. */
  inForce: FuelReading | null;
  /** The one after it; null without a table or a price. */
  next: FuelReading | null;
  /** The orders of the last 30 days before fuel; null without any. */
  averageOrder: FuelOutlookAverageOrder;
  /** What customers can be told of the next one; null while there is nothing to tell. */
  notice: FuelOutlookNotice;
}
