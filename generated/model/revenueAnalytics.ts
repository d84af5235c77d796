/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FigureSide } from './figureSide.ts';
import type { FigureSpan } from './figureSpan.ts';
import type { RevenueAnalyticsBefore } from './revenueAnalyticsBefore.ts';
import type { RevenueAnalyticsBucketsItem } from './revenueAnalyticsBucketsItem.ts';
import type { RevenueFigures } from './revenueFigures.ts';

/**
 * What orders brought in, over time, all together, and in as many days before.
 */
export interface RevenueAnalytics {
  side: FigureSide;
  by: FigureSpan;
  /** Each day, week or month, the earliest first; the first and the last are cut off where the days begin and end. */
  buckets: RevenueAnalyticsBucketsItem[];
  total: RevenueFigures;
  /** The same before: the months before where whole months are asked for, else as many days. */
  before: RevenueAnalyticsBefore;
}
