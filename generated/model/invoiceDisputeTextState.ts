/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Whether it waits for an answer.
 */
export type InvoiceDisputeTextState = typeof InvoiceDisputeTextState[keyof typeof InvoiceDisputeTextState];


export const InvoiceDisputeTextState = {
  open: 'open',
  answered: 'answered',
  withdrawn: 'withdrawn',
} as const;
