/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { DispatchHours } from './dispatchHours.ts';

/**
 * The courier's settings that matter here.
 */
export type ScheduleInfoCourierSettings = {
  dispatchHours: DispatchHours;
};
