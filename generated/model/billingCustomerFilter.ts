/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which of them.
 */
export interface BillingCustomerFilter {
  /** Only those of whom a cycle has ended, or only the others. */
  isDue?: boolean;
}
