/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OnTimeFigures } from './onTimeFigures.ts';

/**
 * The same before: the months before where whole months are asked for, else as many days.
 */
export type OnTimeAnalyticsBefore = {
  /** The first day. */
  from: string;
  /** The last day. */
  until: string;
  figures: OnTimeFigures;
};
