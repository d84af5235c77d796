/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CancellationCharge } from './cancellationCharge.ts';

/**
 * What cancelling an order costs before and after a driver has it; null for a supplier, whose customer pays.
 * @nullable
 */
export type ScheduleInfoCourierSettingsCancellationCharge = {
  beforeAssignment: CancellationCharge;
  afterAssignment: CancellationCharge;
} | null;
