/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DispatchHours } from './dispatchHours.ts';
import type { ScheduleInfoCourierSettingsCancellationCharge } from './scheduleInfoCourierSettingsCancellationCharge.ts';

/**
 * The courier's settings that matter here.
 */
export type ScheduleInfoCourierSettings = {
  dispatchHours: DispatchHours;
  /**
     * What cancelling an order costs before and after a driver has it; null for a supplier, whose customer pays.
     * @nullable
     */
  cancellationCharge: ScheduleInfoCourierSettingsCancellationCharge;
};
