/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * The orders of the last 30 days before fuel; null without any.
 */
export type FuelOutlookAverageOrder = {
  /** How many. */
  orders: number;
  /** False: no service charges this fuel, and all orders count. */
  areCharged: boolean;
  /** Cents. */
  medianCadCents: number;
  /** Cents. */
  meanCadCents: number;
} | null;
