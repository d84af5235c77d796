/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { AbsenceFilterUntilDay } from './absenceFilterUntilDay.ts';
import type { Id } from './id.ts';

/**
 * Which days off: those that fit all of it.
 */
export interface AbsenceFilter {
  userId?: Id;
  /** Until: between these, both included, or on one side of one. */
  untilDay?: AbsenceFilterUntilDay;
}
