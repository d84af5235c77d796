/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Cents } from './cents.ts';
import type { LineItem } from './lineItem.ts';

/**
 * The lines of one part of a price.
 */
export interface LineItemGroup {
  /** Base Order, Other, Cancellation or Tax. */
  label: string;
  /**
     * The lines.
     * @maxItems 500
     */
  items: LineItem[];
  /** What the sum is called. */
  subtotalLabel: string;
  subtotalCadCents: Cents;
}
