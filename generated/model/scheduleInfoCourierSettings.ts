/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CancellationCharges } from './cancellationCharges.ts';
import type { Holiday } from './holiday.ts';
import type { OperatingHours } from './operatingHours.ts';

/**
 * The courier's settings that matter here.
 */
export type ScheduleInfoCourierSettings = {
  dispatchHours: OperatingHours;
  /**
     * The days of its calendar that count as none of the week, in their order.
     * @maxItems 200
     */
  holidays: Holiday[];
  /** What cancelling an order costs before and after a driver has it; null for a supplier, whose customer pays. */
  cancellationCharge: CancellationCharges | null;
};
