/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Id } from './id.ts';

/**
 * Orders that a person has in hand, in all of their organizations: assigned ones can be taken from them, those with parcels picked up stay.
 */
export interface OrdersOfAccount {
  /**
     * How many they are.
     * @minimum 0
     */
  total: number;
  /**
     * The first of them.
     * @maxItems 10
     */
  orderIds: Id[];
}
