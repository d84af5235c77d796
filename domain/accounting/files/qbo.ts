import { termsWords } from '../payment-terms.ts'
import type { AccountingMapping, InvoiceLine, NumberedInvoice } from '../types.ts'
import { chosenCode, contactNameOf, itemOf, plainDollars, taxCodeOf } from './packages.ts'

/**
 * The header of an invoice import into QuickBooks Online outside the US, as copies of its sample file have it that others published in
 * 2026 (docs/rules/exports-and-accounting.md, "Files for QuickBooks Online"). Only these names are mapped there by themselves.
 */
export const qboColumns = [
  '*InvoiceNo',
  '*Customer',
  '*InvoiceDate',
  '*DueDate',
  'Terms',
  'Location',
  'Memo',
  'Item(Product/Service)',
  'ItemDescription',
  'ItemQuantity',
  'ItemRate',
  '*ItemAmount',
  '*ItemTaxCode',
  'ItemTaxAmount',
  'Currency',
  'Service Date',
] as const

/**
 * The rows of an invoice or a credit note, one for each order. Amounts are above zero on both: a credit note goes into a file of its own.
 * Dates are `YYYY-MM-DD`, which is chosen over there when the file is imported; a credit note is due on its own day, since the column
 * may not be empty. The tax is ours; what is worked out over there instead, the dry run compares.
 * @throws RangeError where an item or a tax code is missing
 */
export function qboRows(invoice: NumberedInvoice, mapping: AccountingMapping): readonly (readonly string[])[] {
  return invoice.lines.map((line) => {
    const row = rowOf(invoice, line, mapping)
    return qboColumns.map((column) => row[column])
  })
}

function rowOf(
  { kind, number, customer, invoiceDate, dueDate }: NumberedInvoice,
  line: InvoiceLine,
  mapping: AccountingMapping,
): Readonly<Record<(typeof qboColumns)[number], string>> {
  const dollars = plainDollars(line.preTaxCents)
  return {
    '*InvoiceNo': number,
    '*Customer': contactNameOf(customer),
    '*InvoiceDate': invoiceDate,
    '*DueDate': dueDate ?? invoiceDate,
    Terms: kind === 'invoice' ? termsWords(customer.paymentTerms) : '',
    Location: '',
    Memo: mapping.memo ?? '',
    'Item(Product/Service)': chosenCode(itemOf(mapping, line.serviceId), `the item of ${line.serviceName}`),
    ItemDescription: line.description,
    ItemQuantity: '1',
    ItemRate: dollars,
    '*ItemAmount': dollars,
    '*ItemTaxCode': chosenCode(taxCodeOf(mapping, line), `the taxes of order ${line.orderId}`),
    ItemTaxAmount: plainDollars(line.taxes.reduce((sum, { cents }) => sum + cents, 0)),
    Currency: 'CAD',
    'Service Date': line.serviceDate,
  }
}
