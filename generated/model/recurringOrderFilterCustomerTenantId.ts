/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Customer: between these, both included, or on one side of one.
 */
export type RecurringOrderFilterCustomerTenantId = {
  /**
     * This included.
     * @minimum 1
     * @maximum 9007199254740991
     */
  from?: number;
  /**
     * This included.
     * @minimum 1
     * @maximum 9007199254740991
     */
  to?: number;
};
