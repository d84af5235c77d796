import type { LocalDate } from '../../time/zoned-time.ts'
import { accountOn, ageingOf } from './account.ts'
import type { AgeingCents } from './ageing.ts'
import { signOf } from './state.ts'
import type { Invoice, InvoiceKind, Settlement } from './types.ts'

/** What a row of a statement is about. A reversal is of an invoice or credit note that became void. */
export type StatementRowKind = InvoiceKind | 'payment' | 'refund' | 'paymentTakenBack' | 'refundTakenBack' | 'reversal'

/** As they are named. */
export const statementRowLabels: Readonly<Record<StatementRowKind, string>> = {
  invoice: 'Invoice',
  creditNote: 'Credit note',
  payment: 'Payment',
  refund: 'Refund',
  paymentTakenBack: 'Payment taken back',
  refundTakenBack: 'Refund taken back',
  reversal: 'Reversal',
}

/** A row of a statement. Canadian cents, with a minus for what a customer owes less. */
export interface StatementRow {
  readonly day: LocalDate
  readonly kind: StatementRowKind
  /** Null where it is about money that moved. */
  readonly invoice: Invoice | null
  /** Null where it is about an invoice or credit note. */
  readonly settlement: Settlement | null
  readonly cents: number
  /** What is owed after it. */
  readonly balanceCents: number
}

/** What became of a customer's account over some days. Canadian cents. */
export interface Statement {
  /** Before the first day. */
  readonly openingCents: number
  readonly rows: readonly StatementRow[]
  /** At the end of the last day: what is outstanding then. */
  readonly closingCents: number
  /** On the last day; adds up to the closing balance. */
  readonly ageing: AgeingCents
}

interface Account {
  readonly invoices: readonly Invoice[]
  /** Of these invoices, all that ever were. */
  readonly settlements: readonly Settlement[]
}

/** Both of them included. */
interface StatementDays {
  readonly from: LocalDate
  readonly until: LocalDate
}

/**
 * The statement of one customer (docs/rules/exports-and-accounting.md, "Invoices and payments"). Its rows go by day, of a day first
 * invoices, then credit notes, settlements and reversals, each by id. A credit note that is used for an invoice moves nothing, and is no row.
 */
export function statementOf({ invoices, settlements }: Account, { from, until }: StatementDays): Statement {
  const movements = [
    ...invoices.flatMap(movementsOfInvoice),
    ...settlements.flatMap((settlement) => movementOfSettlement(settlement)),
  ]
    .filter(({ day }) => day <= until)
    .toSorted(byDay)
  const before = movements.filter(({ day }) => day < from)
  const openingCents = before.reduce((sum, { cents }) => sum + cents, 0)
  let balanceCents = openingCents
  const rows = movements.slice(before.length).map(({ rank: _rank, ...movement }) => {
    balanceCents += movement.cents
    return { ...movement, balanceCents }
  })
  const ageing = ageingOf(accountOn(until, invoices, settlements), until)
  return { openingCents, rows, closingCents: balanceCents, ageing }
}

/** A row before it is known what is owed after it. */
interface Movement extends Omit<StatementRow, 'balanceCents'> {
  /** Among those of its day. */
  readonly rank: number
}

function movementsOfInvoice(invoice: Invoice): readonly Movement[] {
  const { kind, invoiceDate, voidedOn } = invoice
  const cents = signOf(kind) * invoice.totalCents || 0
  const about = { invoice, settlement: null }
  return [
    { ...about, day: invoiceDate, kind, cents, rank: kind === 'invoice' ? 0 : 1 },
    ...(voidedOn === null ? [] : [{ ...about, day: voidedOn, kind: 'reversal' as const, cents: -cents || 0, rank: 3 }]),
  ]
}

function movementOfSettlement(settlement: Settlement): readonly Movement[] {
  const { kind, day, amountCents, takesBackId } = settlement
  if (kind === 'credit') return []
  const taken = { payment: 'paymentTakenBack', refund: 'refundTakenBack' } as const
  const cents = kind === 'payment' ? -amountCents : amountCents
  return [{ day, kind: takesBackId === null ? kind : taken[kind], invoice: null, settlement, cents, rank: 2 }]
}

function byDay(one: Movement, other: Movement): number {
  if (one.day !== other.day) return one.day < other.day ? -1 : 1
  return one.rank - other.rank || idOf(one) - idOf(other)
}

function idOf({ invoice, settlement }: Movement): number {
  return invoice?.id ?? settlement?.id ?? 0
}
