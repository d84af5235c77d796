import type { LocalDate } from '../../time/zoned-time.ts'
import { ageingColumnOf, type AgeingCents } from './ageing.ts'
import { outstandingAt, type OutstandingInvoice } from './settlements.ts'
import { byAge } from './state.ts'
import type { Invoice, Settlement } from './types.ts'

/** An invoice or credit note as a customer's account tells of it at the end of a day. */
export interface AccountEntry extends OutstandingInvoice {
  /**
   * Canadian cents: what is owed of a debt once open credit has been taken off the oldest debts, and of a credit, below zero, what debts
   * have left of it. Never of the other sign than what is outstanding, and never more.
   */
  readonly owedCents: number
}

/** The debts and the credit of a customer at the end of a day. */
export interface CustomerAccount {
  /** The oldest first. */
  readonly entries: readonly AccountEntry[]
  /** Canadian cents: what the entries add up to, both as outstanding and as owed; below zero: the customer has credit. */
  readonly balanceCents: number
}

/**
 * The account of one customer at the end of a day: the one function by which ageing, statements, reminders, counts, proposals of credit holds
 * and figures go (docs/rules/exports-and-accounting.md, "The account of a customer"). Invoices and credit notes take part from their date on,
 * money from its own; what comes before its invoice is credit until then. Open credit, which is that and what is left of credit notes, is
 * taken off the oldest debts. The database has the same function, `account_on`.
 * @param invoices of one customer
 * @param settlements of these invoices, all that ever were
 */
export function accountOn(
  day: LocalDate,
  invoices: readonly Invoice[],
  settlements: readonly Settlement[],
): CustomerAccount {
  const outstanding = outstandingAt(day, invoices, settlements).toSorted((one, other) =>
    byAge(one.invoice, other.invoice),
  )
  const sumOf = (sign: 1 | -1) =>
    outstanding.reduce((sum, { outstandingCents }) => sum + Math.max(0, sign * outstandingCents), 0)
  const [debts, credits] = [sumOf(1), sumOf(-1)]
  const used = Math.min(debts, credits)
  let [debtsSoFar, creditsSoFar] = [0, 0]
  const entries = outstanding.map((one) => {
    if (one.outstandingCents > 0) {
      debtsSoFar += one.outstandingCents
      return { ...one, owedCents: Math.min(one.outstandingCents, Math.max(0, debtsSoFar - used)) }
    }
    creditsSoFar -= one.outstandingCents
    return { ...one, owedCents: -Math.min(-one.outstandingCents, Math.max(0, creditsSoFar - used)) || 0 }
  })
  return { entries, balanceCents: debts - credits }
}

/** Whether an entry is due at all. Credit notes are not, also where more was given back on one than it has by that day. */
function isDebt({ invoice, owedCents }: Pick<AccountEntry, 'invoice' | 'owedCents'>): boolean {
  return owedCents > 0 && invoice.kind === 'invoice'
}

/** Sums up the debts by their age on a day; the columns add up to the balance. Credit that no debt is left for stands under current. */
export function ageingOf({ entries }: Pick<CustomerAccount, 'entries'>, day: LocalDate): AgeingCents {
  const cents = { current: 0, days30: 0, days60: 0, days90: 0, over90: 0 }
  for (const { invoice, owedCents } of entries) {
    cents[isDebt({ invoice, owedCents }) ? ageingColumnOf(invoice, day) : 'current'] += owedCents
  }
  return cents
}
