/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * With an error nothing is made.
 */
export type BillingRunFaultSeverity = typeof BillingRunFaultSeverity[keyof typeof BillingRunFaultSeverity];


export const BillingRunFaultSeverity = {
  error: 'error',
  warning: 'warning',
} as const;
