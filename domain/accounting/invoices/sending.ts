/** Said of a customer that gets no invoices by e-mail. */
export function noInvoiceEmail(name: string): string {
  return `${name} has no e-mail address for invoices.`
}

/** Said of a run that made nothing to be sent. */
export const noInvoicesMade = 'It has made no invoices.'
