import type { AccountingMapping, InvoiceLine, NumberedInvoice } from '../types.ts'
import { accountOf, chosenCode, contactNameOf, itemOf, plainDollars, taxCodeOf } from './packages.ts'

/**
 * The header of a sales invoice import into Xero, as copies of its sample file have it that others published in 2026
 * (docs/rules/exports-and-accounting.md, "Files for Xero").
 */
export const xeroColumns = [
  '*ContactName',
  'EmailAddress',
  'POAddressLine1',
  'POAddressLine2',
  'POAddressLine3',
  'POAddressLine4',
  'POCity',
  'PORegion',
  'POPostalCode',
  'POCountry',
  '*InvoiceNumber',
  'Reference',
  '*InvoiceDate',
  '*DueDate',
  'Total',
  'InventoryItemCode',
  '*Description',
  '*Quantity',
  '*UnitAmount',
  'Discount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
  'BrandingTheme',
] as const

/** Lines of an address. */
const addressLines = 4
/** Characters of the reference over there. */
const referenceLength = 255

/**
 * The rows of an invoice or a credit note, one for each order; those of a credit note have a minus. Total and TaxAmount stay empty:
 * they are calculated over there. Dates are `YYYY-MM-DD`; a credit note is due on its own day, since the column may not be empty.
 * @throws RangeError where an account or a tax rate is missing
 */
export function xeroRows(invoice: NumberedInvoice, mapping: AccountingMapping): readonly (readonly string[])[] {
  const shared = sharedCells(invoice)
  return invoice.lines.map((line) => {
    const row = { ...shared, ...lineCells(invoice, line, mapping) }
    return xeroColumns.map((column) => row[column])
  })
}

type Column = (typeof xeroColumns)[number]
type LineColumn = 'InventoryItemCode' | '*Description' | '*UnitAmount' | '*AccountCode' | '*TaxType'

function sharedCells(invoice: NumberedInvoice): Readonly<Record<Exclude<Column, LineColumn>, string>> {
  const { customer, number, invoiceDate, dueDate } = invoice
  const [first = '', second = '', third = '', fourth = ''] = addressLinesOf(customer.billToAddress ?? '')
  return {
    '*ContactName': contactNameOf(customer),
    EmailAddress: customer.email ?? '',
    POAddressLine1: first,
    POAddressLine2: second,
    POAddressLine3: third,
    POAddressLine4: fourth,
    POCity: '',
    PORegion: '',
    POPostalCode: '',
    POCountry: '',
    '*InvoiceNumber': number,
    Reference: referenceOf(invoice),
    '*InvoiceDate': invoiceDate,
    '*DueDate': dueDate ?? invoiceDate,
    Total: '',
    '*Quantity': '1',
    Discount: '',
    TaxAmount: '',
    TrackingName1: '',
    TrackingOption1: '',
    TrackingName2: '',
    TrackingOption2: '',
    Currency: 'CAD',
    BrandingTheme: '',
  }
}

function lineCells(
  { kind }: NumberedInvoice,
  line: InvoiceLine,
  mapping: AccountingMapping,
): Readonly<Record<LineColumn, string>> {
  const cents = kind === 'creditNote' ? -line.preTaxCents : line.preTaxCents
  return {
    InventoryItemCode: itemOf(mapping, line.serviceId) ?? '',
    '*Description': line.description,
    '*UnitAmount': plainDollars(cents),
    '*AccountCode': chosenCode(accountOf(mapping, line.serviceId), `the account of ${line.serviceName}`),
    '*TaxType': chosenCode(taxCodeOf(mapping, line), `the taxes of order ${line.orderId}`),
  }
}

/**
 * An address by its lines, or, written in one, by its commas; what there is more than lines stands in the last one. Which part of it is
 * the city nobody has said, so nothing is guessed.
 */
export function addressLinesOf(address: string): readonly string[] {
  const lines = partsOf(address, /[\r\n]+/)
  const parts = lines.length > 1 ? lines : partsOf(address, /,/)
  if (parts.length <= addressLines) return parts
  return [...parts.slice(0, addressLines - 1), parts.slice(addressLines - 1).join(', ')]
}

function partsOf(text: string, separator: RegExp): readonly string[] {
  return text
    .split(separator)
    .map((part) => part.trim())
    .filter((part) => part !== '')
}

/** The purchase orders of an invoice; without any, or with more than there is room for, what it is of: "November 2026". */
function referenceOf({ lines, label }: NumberedInvoice): string {
  const numbers = [...new Set(lines.map(({ poNumber }) => poNumber.trim()).filter((number) => number !== ''))].join(
    ', ',
  )
  return numbers === '' || numbers.length > referenceLength ? label : numbers
}
