/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { FigureDimension } from './figureDimension.ts';

/**
 * Only the orders of one service, party, driver or lane.
 */
export interface FigureOf {
  dimension: FigureDimension;
  /**
     * As `key` of a row of `getAnalyticsGroups` names it; empty: of no driver.
     * @maxLength 400
     */
  key: string;
}
