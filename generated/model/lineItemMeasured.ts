/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { LineItemMeasuredCategory } from './lineItemMeasuredCategory.ts';

/**
 * What was measured for it, for those who read other units.
 */
export type LineItemMeasured = {
  /** What it is. */
  category: LineItemMeasuredCategory;
  /**
     * Metres, kilograms or cubic metres.
     * @minimum 0
     */
  value: number;
};
