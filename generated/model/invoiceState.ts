/**
 * Generated from openapi/ by `npm run generate`. Never edited by hand.
 */

/**
 * Where an invoice or credit note stands: nothing is settled of it, a part is, all of it is, or its run was reversed.
 */
export type InvoiceState = typeof InvoiceState[keyof typeof InvoiceState];


export const InvoiceState = {
  open: 'open',
  partPaid: 'partPaid',
  paid: 'paid',
  void: 'void',
} as const;
