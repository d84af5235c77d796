/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether it waits for an answer.
 */
export type InvoiceDisputeState = typeof InvoiceDisputeState[keyof typeof InvoiceDisputeState];


export const InvoiceDisputeState = {
  open: 'open',
  answered: 'answered',
  withdrawn: 'withdrawn',
} as const;
