import { countText } from '#domain/amounts/count-text.ts'
import { packageLimits } from '#domain/accounting/files/packages.ts'
import type { LocalDate } from '#domain/time/zoned-time.ts'
import type { BillingExport } from '#generated/model/index.ts'
import { writeDate } from '#src/lib/calendar-date.ts'

export const orderWords = { one: 'order', many: 'orders' } as const
export const customerWords = { one: 'customer', many: 'customers' } as const
export const runWords = { one: 'run', many: 'runs' } as const
const invoiceWords = { one: 'invoice', many: 'invoices' } as const

/** As the contract names them. */
const groupingWords = {
  CustomerDeliveryOrder: 'One for each order',
  CustomerCustomer: 'One for each customer',
  CustomerWeek: 'One for each week',
  CustomerMonth: 'One for each month',
  CustomerQuarter: 'One for each quarter',
  CustomerYear: 'One for each year',
} as const

export type BillingGrouping = keyof typeof groupingWords

export const groupings = Object.keys(groupingWords) as BillingGrouping[]

export function groupingIn(text: string | null): BillingGrouping | undefined {
  return groupings.find((grouping) => grouping === text)
}

/** "One for each month". */
export function groupingText(code: string): string {
  const grouping = groupingIn(code)
  return grouping === undefined ? code : groupingWords[grouping]
}

export const cycleWords = {
  soonest: 'As soon as possible',
  daily: 'Daily',
  weekly: 'Weekly',
  monthly: 'Monthly',
} as const

/** "Nov 30, 2026". */
export function dayText(day: LocalDate): string {
  return writeDate(day, 'MMM D, YYYY')
}

/** "3 invoices and 1 credit note". */
export function madeText({ invoices, creditNotes }: Pick<BillingExport, 'invoices' | 'creditNotes'>): string {
  const notes = countText(creditNotes, { one: 'credit note', many: 'credit notes' })
  if (creditNotes === 0) return countText(invoices, invoiceWords)
  return invoices === 0 ? notes : `${countText(invoices, invoiceWords)} and ${notes}`
}

/** "PSC-1001 to PSC-1003"; empty: it gave none. */
export function numbersText({ firstNumber, lastNumber }: Pick<BillingExport, 'firstNumber' | 'lastNumber'>): string {
  if (firstNumber === null || lastNumber === null) return ''
  return firstNumber === lastNumber ? firstNumber : `${firstNumber} to ${lastNumber}`
}

export function packageTitle(code: BillingExport['package']): string {
  return packageLimits[code].title
}
