/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Cents } from './cents.ts';
import type { LineItemMeasured } from './lineItemMeasured.ts';

/**
 * One line of a price.
 */
export interface LineItem {
  /** Which line. */
  key: string;
  /** Its name. */
  name: string;
  priceCadCents: Cents;
  /**
     * The adjustment that it is.
     * @minimum 1
     */
  modifierId?: number;
  /** Why it is that much, in metric units. */
  detail?: string;
  /** What was measured for it, for those who read other units. */
  measured?: LineItemMeasured;
}
