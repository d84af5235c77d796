/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FigureSide } from './figureSide.ts';
import type { FigureSpan } from './figureSpan.ts';
import type { OnTimeAnalyticsBefore } from './onTimeAnalyticsBefore.ts';
import type { OnTimeAnalyticsBucketsItem } from './onTimeAnalyticsBucketsItem.ts';
import type { OnTimeFigures } from './onTimeFigures.ts';

/**
 * How punctual orders were, over time, all together, and in as many days before.
 */
export interface OnTimeAnalytics {
  side: FigureSide;
  by: FigureSpan;
  /** Each day, week or month, the earliest first; the first and the last are cut off where the days begin and end. */
  buckets: OnTimeAnalyticsBucketsItem[];
  total: OnTimeFigures;
  /** The same before: the months before where whole months are asked for, else as many days. */
  before: OnTimeAnalyticsBefore;
}
