/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OnTimeFigures } from './onTimeFigures.ts';

/**
 * Some days of it.
 */
export type OnTimeAnalyticsBucketsItem = {
  /** The first day. */
  from: string;
  /** The last day. */
  until: string;
  figures: OnTimeFigures;
};
