/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */
import type { MinuteFigures } from './minuteFigures.ts';

/**
 * What all orders that a figure counts come to. How long they took is said of measures of that alone.
 */
export interface FigureSums {
  /**
     * How many.
     * @minimum 0
     */
  orders: number;
  waits: MinuteFigures;
  ways: MinuteFigures;
  /**
     * Cents before tax; null: not for the caller.
     * @nullable
     */
  revenueCadCents: number | null;
  /**
     * What drivers get of it.
     * @nullable
     */
  payCadCents: number | null;
  /**
     * What other couriers get of it.
     * @nullable
     */
  boughtCadCents: number | null;
  /**
     * What is left.
     * @nullable
     */
  marginCadCents: number | null;
}
