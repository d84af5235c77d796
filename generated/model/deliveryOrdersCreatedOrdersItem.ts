/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * An order that was placed; its price with all lines stands on its page.
 */
export type DeliveryOrdersCreatedOrdersItem = {
  id: Id;
  /** What an outsider holds. */
  uid: string;
  /**
     * The total with tax in cents; null when hidden or not priced.
     * @nullable
     */
  priceCadCents: number | null;
};
