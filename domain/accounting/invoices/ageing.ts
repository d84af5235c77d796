import type { LocalDate } from '../../time/zoned-time.ts'
import { daysOver } from './state.ts'
import type { Invoice } from './types.ts'

/** For how long what is outstanding has been due. */
export const ageingColumns = ['current', 'days30', 'days60', 'days90', 'over90'] as const

export type AgeingColumn = (typeof ageingColumns)[number]

/** As they are headed, in days. */
export const ageingLabels: Readonly<Record<AgeingColumn, string>> = {
  current: 'Current',
  days30: '1 to 30 days',
  days60: '31 to 60 days',
  days90: '61 to 90 days',
  over90: 'Over 90 days',
}

/** Canadian cents by column. Credit that is left stands below zero under current. */
export type AgeingCents = Readonly<Record<AgeingColumn, number>>

/**
 * The column of an invoice on a day: from the due date, or from its own date where it has none
 * (docs/rules/exports-and-accounting.md, "Invoices and payments"). The database has the same, so this is the exact rule.
 */
export function ageingColumnOf(invoice: Pick<Invoice, 'dueDate' | 'invoiceDate'>, day: LocalDate): AgeingColumn {
  const days = daysOver(invoice, day)
  if (days <= 0) return 'current'
  if (days <= 30) return 'days30'
  if (days <= 60) return 'days60'
  return days <= 90 ? 'days90' : 'over90'
}

/** What the columns add up to, in Canadian cents. */
export function ageingTotal(ageing: AgeingCents): number {
  return ageingColumns.reduce((sum, column) => sum + ageing[column], 0)
}
