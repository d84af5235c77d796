/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FigureSide } from './figureSide.ts';
import type { FigureSpan } from './figureSpan.ts';
import type { OrderAnalyticsBefore } from './orderAnalyticsBefore.ts';
import type { OrderAnalyticsBucketsItem } from './orderAnalyticsBucketsItem.ts';
import type { OrderFigures } from './orderFigures.ts';

/**
 * How many orders, over time, all together, and in as many days before.
 */
export interface OrderAnalytics {
  side: FigureSide;
  by: FigureSpan;
  /** Each day, week or month, the earliest first; the first and the last are cut off where the days begin and end. */
  buckets: OrderAnalyticsBucketsItem[];
  total: OrderFigures;
  /** The same before: the months before where whole months are asked for, else as many days. */
  before: OrderAnalyticsBefore;
}
