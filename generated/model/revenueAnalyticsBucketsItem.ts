/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { RevenueFigures } from './revenueFigures.ts';

/**
 * Some days of it.
 */
export type RevenueAnalyticsBucketsItem = {
  /** The first day. */
  from: string;
  /** The last day. */
  until: string;
  figures: RevenueFigures;
};
