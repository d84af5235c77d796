/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * A state.
 */
export type InvoiceDisputeFilterStatesItem = typeof InvoiceDisputeFilterStatesItem[keyof typeof InvoiceDisputeFilterStatesItem];


export const InvoiceDisputeFilterStatesItem = {
  open: 'open',
  answered: 'answered',
  withdrawn: 'withdrawn',
} as const;
