/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A part of a service that an order was placed with.
 */
export interface OrderedPart {
  /**
     * Its id in the revision of the order.
     * @minimum 1
     * @nullable
     */
  id: number | null;
  /** Its name then. */
  name: string;
}
