/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { OnTimeFigures } from './onTimeFigures.ts';
import type { OrderFigures } from './orderFigures.ts';
import type { RevenueFigures } from './revenueFigures.ts';

/**
 * The orders of a service, party, driver or lane.
 */
export interface AnalyticsGroup {
  /**
     * Its place among those of the same question.
     * @minimum 1
     */
  id: number;
  /** Its number, or the lane; empty: of no driver. */
  key: string;
  /** What it is called. */
  label: string;
  orders: OrderFigures;
  onTime: OnTimeFigures;
  /** What they brought in; null for who may not read it. */
  revenue: RevenueFigures | null;
}
