/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OrderFigures } from './orderFigures.ts';

/**
 * The same before: the months before where whole months are asked for, else as many days.
 */
export type OrderAnalyticsBefore = {
  /** The first day. */
  from: string;
  /** The last day. */
  until: string;
  figures: OrderFigures;
};
