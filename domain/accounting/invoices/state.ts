import { dayNumber } from '../../planner/days.ts'
import type { LocalDate } from '../../time/zoned-time.ts'
import type { Invoice, InvoiceKind } from './types.ts'

/** How far an invoice or credit note is settled (docs/rules/exports-and-accounting.md, "Invoices and payments"). */
export const invoiceStates = ['open', 'partPaid', 'paid', 'void'] as const

export type InvoiceState = (typeof invoiceStates)[number]

const stateLabels: Readonly<Record<InvoiceKind, Readonly<Record<InvoiceState, string>>>> = {
  invoice: { open: 'Open', partPaid: 'Part paid', paid: 'Paid', void: 'Void' },
  creditNote: { open: 'Open', partPaid: 'Part used', paid: 'Used up', void: 'Void' },
}

/** As it is shown: "Part paid" of an invoice is "Part used" of a credit note. */
export function invoiceStateLabel(kind: InvoiceKind, state: InvoiceState): string {
  return stateLabels[kind][state]
}

/** The state of an invoice or credit note. One of nothing is paid. The database has the same, so this is the exact rule. */
export function invoiceStateOf({
  totalCents,
  settledCents,
  voidedOn,
}: Pick<Invoice, 'totalCents' | 'settledCents' | 'voidedOn'>): InvoiceState {
  if (voidedOn !== null) return 'void'
  if (settledCents >= totalCents) return 'paid'
  return settledCents > 0 ? 'partPaid' : 'open'
}

/** What a customer still owes on it, in Canadian cents: below zero on a credit note, and nothing on a void one. */
export function outstandingCents(invoice: Pick<Invoice, 'kind' | 'totalCents' | 'settledCents' | 'voidedOn'>): number {
  if (invoice.voidedOn !== null) return 0
  return signOf(invoice.kind) * (invoice.totalCents - invoice.settledCents) || 0
}

/** What an amount of it adds to what a customer owes. */
export function signOf(kind: InvoiceKind): 1 | -1 {
  return kind === 'invoice' ? 1 : -1
}

/** The day from which it ages: its due date, or its own date where it has none. */
export function ageingDayOf({ dueDate, invoiceDate }: Pick<Invoice, 'dueDate' | 'invoiceDate'>): LocalDate {
  return dueDate ?? invoiceDate
}

/** For how many days it has been due on a day; 0 on the day it falls due, below zero before. */
export function daysOver(invoice: Pick<Invoice, 'dueDate' | 'invoiceDate'>, day: LocalDate): number {
  return dayNumber(day) - dayNumber(ageingDayOf(invoice))
}

/** The oldest first: by due date, where there is none by their own date, then by id. */
export function byAge(
  one: Pick<Invoice, 'id' | 'dueDate' | 'invoiceDate'>,
  other: Pick<Invoice, 'id' | 'dueDate' | 'invoiceDate'>,
): number {
  return dayNumber(ageingDayOf(one)) - dayNumber(ageingDayOf(other)) || one.id - other.id
}
