/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Which of them.
 */
export interface AgeingCustomerFilter {
  /** Only those with something overdue, or only the others. */
  isOverdue?: boolean;
  /** Only those who should be put on credit hold, or only the others. */
  isHoldProposed?: boolean;
}
