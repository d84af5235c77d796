/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { Geostamp } from './geostamp.ts';

/**
 * The geostamps of an order in the order of their times, and what the waiting comes to.
 */
export interface OrderGeostamps {
  /**
     * The stamps.
     * @maxItems 500
     */
  geostamps: Geostamp[];
  /**
     * Cents for the closed periods; null for those who may not read prices.
     * @minimum 0
     * @nullable
     */
  waitTimePriceCadCents: number | null;
}
