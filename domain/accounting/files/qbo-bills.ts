import { plainDollars } from './packages.ts'
import type { Bill } from '../pay/bill-rows.ts'

/**
 * The header of a bill import into QuickBooks Online outside the US, as public copies of the vendor's sample file have it
 * (docs/rules/exports-and-accounting.md, "Bills of driver pay").
 */
export const qboBillColumns = [
  '*BillNo',
  '*Supplier',
  '*BillDate',
  '*DueDate',
  'Terms',
  'Location',
  'Memo',
  '*Account',
  'LineDescription',
  '*LineAmount',
  '*LineTaxCode',
  'LineTaxAmount',
  'Currency',
] as const

/** The rows of a bill. Dates are `YYYY-MM-DD`, which is chosen over there; the tax is worked out there, by the code. */
export function qboBillRows({ number, supplier, date, dueDate, label, rows, account, taxCode }: Bill) {
  return rows.map(({ description, cents }) => {
    const row: Readonly<Record<(typeof qboBillColumns)[number], string>> = {
      '*BillNo': number,
      '*Supplier': supplier,
      '*BillDate': date,
      '*DueDate': dueDate,
      Terms: '',
      Location: '',
      Memo: label,
      '*Account': account,
      LineDescription: `${description}, ${label}`,
      '*LineAmount': plainDollars(cents),
      '*LineTaxCode': taxCode,
      LineTaxAmount: '',
      Currency: 'CAD',
    }
    return qboBillColumns.map((column) => row[column])
  })
}
