/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * What a new courier does before its first delivery, each step with whether it is done.
 */
export interface FirstSteps {
  /** Whether the caller put the list away. */
  hidden: boolean;
  /** Whether address and hours were looked over. */
  organization: boolean;
  /** Whether a service is published that can be ordered. */
  service: boolean;
  /** Whether there is a driver. */
  driver: boolean;
  /** Whether there is a customer. */
  customer: boolean;
  /** Whether an order was placed. */
  order: boolean;
  /** Whether an order was delivered. */
  delivered: boolean;
}
