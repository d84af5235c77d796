/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * With an error nothing is made.
 */
export type PayRunFaultSeverity = typeof PayRunFaultSeverity[keyof typeof PayRunFaultSeverity];


export const PayRunFaultSeverity = {
  error: 'error',
  warning: 'warning',
} as const;
