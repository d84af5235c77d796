/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderFigures } from './orderFigures.ts';

/**
 * Some days of it.
 */
export type OrderAnalyticsBucketsItem = {
  /** The first day. */
  from: string;
  /** The last day. */
  until: string;
  figures: OrderFigures;
};
