import { formatCents } from '../../amounts/money.ts'
import { dateWords, dayNumber } from '../../planner/days.ts'
import { addDays, type LocalDate } from '../../time/zoned-time.ts'
import { byAge, daysOver } from './state.ts'
import type { Invoice } from './types.ts'

/** How a customer is reminded of what is overdue, by how old the oldest of it is. */
export const reminderSteps = ['friendly', 'firm', 'final'] as const

export type ReminderStep = (typeof reminderSteps)[number]

/** As they are shown. */
export const reminderStepLabels: Readonly<Record<ReminderStep, string>> = {
  friendly: 'Friendly reminder',
  firm: 'Firm reminder',
  final: 'Final reminder',
}

/** From so many days over. */
const firmFromDays = 15
const finalFromDays = 45

/** From one reminder to the next. */
const daysBetweenReminders = 7

/** Why a customer gets none. */
export type NoReminder = 'nothingOverdue' | 'notSent' | 'disputed' | 'smallAmount' | 'noEmail' | 'remindedLately'

/** An invoice that a customer is reminded of. */
export interface OverdueInvoice {
  readonly invoice: Invoice
  /** Canadian cents, above zero: what is left of it once open credit has been taken off the oldest. */
  readonly owedCents: number
  /** 1 or more. */
  readonly daysOver: number
}

/** A reminder that may be sent, or why there is none. */
export type Reminder =
  | {
      readonly isDue: true
      readonly step: ReminderStep
      /** The oldest first. */
      readonly invoices: readonly OverdueInvoice[]
      /** Canadian cents. */
      readonly overdueCents: number
    }
  | { readonly isDue: false; readonly why: NoReminder; readonly reason: string }

/** A customer as reminders look at it. */
export interface RemindedCustomer {
  readonly name: string
  /** Where its bills go; null: nobody has said. */
  readonly email: string | null
  /** When it got its last reminder; null: never. */
  readonly lastReminderOn: LocalDate | null
  /** The debts of today by `accountOn`. */
  readonly debts: readonly Debt[]
}

/** An invoice of a customer's account, as reminders and proposals of credit holds look at it. */
export interface Debt {
  readonly invoice: Invoice
  /** Canadian cents, as `AccountEntry` has it. */
  readonly owedCents: number
  /** Whether the customer has got it: nobody is reminded of what they have not. */
  readonly isSent: boolean
  /** Whether somebody objected to a line, and has no answer yet: nobody is reminded of it meanwhile. */
  readonly isDisputed: boolean
}

/**
 * Whether a customer is reminded today, how, and of what (docs/rules/exports-and-accounting.md, "Invoices and payments"). Friendly
 * from 1 day over, firm from 15, final from 45, and never twice within 7 days. Open credit counts, and an invoice that was not sent does not.
 * @param leastCents less than this nobody is reminded of; Canadian cents
 */
export function reminderFor(
  customer: RemindedCustomer,
  { today, leastCents }: { readonly today: LocalDate; readonly leastCents: number },
): Reminder {
  const { name, email, lastReminderOn } = customer
  const overdue = customer.debts.filter(
    ({ invoice, owedCents }) => invoice.kind === 'invoice' && owedCents > 0 && daysOver(invoice, today) > 0,
  )
  if (overdue.length === 0) return none('nothingOverdue', `Nothing of ${name} is overdue.`)
  const sent = overdue.filter(({ isSent }) => isSent)
  if (sent.length === 0) {
    return none('notSent', `${name} has not been sent what is overdue: send it, or mark it as sent.`)
  }
  const invoices = sent
    .filter(({ isDisputed }) => !isDisputed)
    .toSorted((one, other) => byAge(one.invoice, other.invoice))
    .map(({ invoice, owedCents }) => ({ invoice, owedCents, daysOver: daysOver(invoice, today) }))
  const [oldest] = invoices
  if (oldest === undefined) return none('disputed', `${name} disputes all that is overdue, and waits for an answer.`)
  const overdueCents = invoices.reduce((sum, one) => sum + one.owedCents, 0)
  if (overdueCents < leastCents) {
    const amounts = `${formatCents(overdueCents)} of ${name} is overdue`
    return none('smallAmount', `${amounts}, and nobody is reminded of less than ${formatCents(leastCents)}.`)
  }
  if (email === null) return none('noEmail', `${name} has no e-mail address for bills.`)
  if (lastReminderOn !== null && dayNumber(today) - dayNumber(lastReminderOn) < daysBetweenReminders) {
    const next = dateWords(addDays(lastReminderOn, daysBetweenReminders))
    return none('remindedLately', `${name} was reminded on ${dateWords(lastReminderOn)}, and is again from ${next} on.`)
  }
  return { isDue: true, step: stepOf(oldest.daysOver), invoices, overdueCents }
}

function none(why: NoReminder, reason: string): Reminder {
  return { isDue: false, why, reason }
}

function stepOf(days: number): ReminderStep {
  if (days >= finalFromDays) return 'final'
  return days >= firmFromDays ? 'firm' : 'friendly'
}
