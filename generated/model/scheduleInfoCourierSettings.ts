/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CancellationCharges } from './cancellationCharges.ts';
import type { OperatingHours } from './operatingHours.ts';

/**
 * The courier's settings that matter here.
 */
export type ScheduleInfoCourierSettings = {
  dispatchHours: OperatingHours;
  /** What cancelling an order costs before and after a driver has it; null for a supplier, whose customer pays. */
  cancellationCharge: CancellationCharges | null;
};
