/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * How long it took.
 */
export interface MinuteFigures {
  /**
     * Of how many orders it is known.
     * @minimum 0
     */
  orders: number;
  /**
     * Whole minutes that half of them stay within; null: of none.
     * @nullable
     */
  median: number | null;
  /**
     * Whole minutes that nine in ten stay within.
     * @nullable
     */
  ninetieth: number | null;
}
