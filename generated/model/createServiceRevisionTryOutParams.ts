/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { CreateServiceRevisionTryOutPeriod } from './createServiceRevisionTryOutPeriod.ts';

export type CreateServiceRevisionTryOutParams = {
/**
 * The 30 days up to now, which it is when nothing is said, or the calendar month before this one.
 */
period?: CreateServiceRevisionTryOutPeriod;
};
