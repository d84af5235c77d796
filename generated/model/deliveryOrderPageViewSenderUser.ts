/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Who placed it.
 */
export type DeliveryOrderPageViewSenderUser = {
  /** First name. */
  firstName: string;
  /** Last name. */
  lastName: string;
  /** Whether an internal administrator. */
  admin: boolean;
};
