import type { AccountingMapping, AccountingPackage, BilledCustomer, InvoiceLine } from '../types.ts'
import { taxKey } from '../corrections.ts'

/** What an accounting package takes. */
export interface PackageLimits {
  /** As people call it. */
  readonly title: string
  /** Invoices in a file. */
  readonly invoices: number
  /** Rows in a file, without the header. */
  readonly rows: number
  /** Characters of a customer's or contact's name. */
  readonly nameLength: number
}

/** The limits of docs/rules/exports-and-accounting.md, "Files for QuickBooks Online" and "Files for Xero". */
export const packageLimits: Readonly<Record<AccountingPackage, PackageLimits>> = {
  qbo: { title: 'QuickBooks Online', invoices: 100, rows: 1_000, nameLength: 100 },
  xero: { title: 'Xero', invoices: 500, rows: 2_000, nameLength: 255 },
}

/** Characters of an invoice number, with its prefix. QuickBooks Online takes no more; numbers have to stay good when a courier moves to it. */
export const maxNumberLength = 21

/** What the package calls a customer: the contact that was chosen, else the name for bills, else its own. */
export function contactNameOf({ contact, billToName, name }: BilledCustomer): string {
  return contact || billToName || name
}

/** The item of a service, or the usual one; null: there is none. */
export function itemOf(mapping: AccountingMapping, serviceId: number): string | null {
  return mapping.services.get(serviceId)?.item || mapping.usual.item || null
}

/** The account of a service, or the usual one; null: there is none. */
export function accountOf(mapping: AccountingMapping, serviceId: number): string | null {
  return mapping.services.get(serviceId)?.account || mapping.usual.account || null
}

/** The tax code, or tax rate's name, of the taxes of a line; null: nobody chose one. */
export function taxCodeOf(mapping: AccountingMapping, { taxes }: Pick<InvoiceLine, 'taxes'>): string | null {
  return mapping.taxCodes.get(taxKey(taxes)) || null
}

/** 1250 cents are "12.50": no sign of the currency, no spaces. */
export function plainDollars(cents: number): string {
  const digits = String(Math.abs(cents)).padStart(3, '0')
  return `${cents < 0 ? '-' : ''}${digits.slice(0, -2)}.${digits.slice(-2)}`
}

/** @throws RangeError where nothing was chosen, which the dry run names before it comes to a file */
export function chosenCode(code: string | null, what: string): string {
  if (code === null) throw new RangeError(`Nothing was chosen for ${what}`)
  return code
}
