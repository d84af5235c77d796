/** Said of a customer that gets no invoices by e-mail. */
export function noInvoiceEmail(name: string): string {
  return `${name} has no e-mail address for invoices.`
}
