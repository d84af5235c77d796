import { plainDollars } from './packages.ts'
import type { Bill } from '../pay/bill-rows.ts'

/**
 * The header of a bill import into Xero, as public copies of the vendor's sample file have it
 * (docs/rules/exports-and-accounting.md, "Bills of driver pay").
 */
export const xeroBillColumns = [
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
  '*InvoiceDate',
  '*DueDate',
  'Total',
  'InventoryItemCode',
  'Description',
  '*Quantity',
  '*UnitAmount',
  '*AccountCode',
  '*TaxType',
  'TaxAmount',
  'TrackingName1',
  'TrackingOption1',
  'TrackingName2',
  'TrackingOption2',
  'Currency',
] as const

type Column = (typeof xeroBillColumns)[number]

/** The rows of a bill; those that are kept back have a minus. Total and TaxAmount stay empty: they are calculated over there. */
export function xeroBillRows({ number, supplier, email, date, dueDate, label, rows, account, taxCode }: Bill) {
  return rows.map(({ description, cents }) => {
    const row: Readonly<Partial<Record<Column, string>>> = {
      '*ContactName': supplier,
      EmailAddress: email ?? '',
      '*InvoiceNumber': number,
      '*InvoiceDate': date,
      '*DueDate': dueDate,
      Description: `${description}, ${label}`,
      '*Quantity': '1',
      '*UnitAmount': plainDollars(cents),
      '*AccountCode': account,
      '*TaxType': taxCode,
      Currency: 'CAD',
    }
    return xeroBillColumns.map((column) => row[column] ?? '')
  })
}
