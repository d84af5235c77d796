/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What the courier says of the customer that was named, as far as it decides about a new order; without one nothing is asked.
 */
export type ScheduleInfoOrdering = {
  /** Whether an order needs a PO number. */
  poNumberRequired: boolean;
  /**
     * Why no new order is taken, in a sentence for the person who orders; null: orders are taken.
     * @maxLength 1000
     * @nullable
     */
  creditHold: string | null;
};
