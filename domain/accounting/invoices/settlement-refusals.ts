import { formatCents } from '../../amounts/money.ts'
import { dateWords, dayToCome } from '../../planner/days.ts'
import type { FieldErrors } from '../../text/refusal.ts'
import { noSuch } from '../../text/refusals.ts'
import { addDays, type LocalDate } from '../../time/zoned-time.ts'
import { liveSettlements, settledParts } from './settlements.ts'
import { invoiceStateOf } from './state.ts'
import type { Invoice, Settlement, SettlementDraft, SettlementKind, SettlementPart } from './types.ts'

/** A settlement as somebody typed it; taken back is one by `takingBackFaults`. */
export type TypedSettlement = Pick<
  SettlementDraft,
  'customerId' | 'kind' | 'day' | 'amountCents' | 'parts' | 'creditNoteId'
> & { readonly currency: string }

/** What it is checked against. */
export interface SettlementBooks {
  /** By id those that its parts name, and the credit note that it uses. */
  readonly invoices: ReadonlyMap<number, Invoice>
  /** By the courier's calendar. */
  readonly today: LocalDate
  /** The last day of which nothing moves any more; null: the books are open. */
  readonly booksClosedUntil: LocalDate | null
}

const amountNeeded = 'Must be more than $0.00'
const invoiceNeeded = 'Choose what it is for'

/** The books know Canadian dollars only. */
function otherCurrency(currency: string): string {
  return `Must be in CAD, which the books are kept in, and not in ${currency}`
}

/** Money can come before its invoice, as a deposit does; more than a year before it, somebody mistyped the year. */
const mostDaysBefore = 366

function longBefore({ number, invoiceDate }: Pick<Invoice, 'number' | 'invoiceDate'>): string {
  return `Must not be more than a year before ${number}, which is of ${dateWords(invoiceDate)}`
}

function booksClosed(until: LocalDate): string {
  return `The books are closed up to ${dateWords(until)}`
}

function partsDiffer(partsCents: number, amountCents: number): string {
  return `The parts add up to ${formatCents(partsCents)}, and the amount is ${formatCents(amountCents)}`
}

function namedTwice({ number }: Pick<Invoice, 'number'>): string {
  return `${number} is named twice`
}

function ofOtherCustomer({ number }: Pick<Invoice, 'number'>): string {
  return `${number} is of another customer`
}

function voidInvoice({ number }: Pick<Invoice, 'number'>): string {
  return `${number} is void`
}

/** What is settled already: nothing is owed on it, or nothing is left of it. */
function settledInvoice({ number, kind }: Pick<Invoice, 'number' | 'kind'>): string {
  return kind === 'invoice' ? `${number} is paid already` : `${number} is used up already`
}

/** A part above what is left to settle. @param cents of the part */
function aboveLeft(invoice: Pick<Invoice, 'number' | 'kind' | 'totalCents' | 'settledCents'>, cents: number): string {
  const left = formatCents(invoice.totalCents - invoice.settledCents)
  const what = invoice.kind === 'invoice' ? `${left} is owed` : `${left} is left`
  return `${formatCents(cents)} is more than ${invoice.number} takes: ${what}`
}

/** Invoices are paid, and credit notes are paid out or used. */
function wrongKind({ number, kind }: Pick<Invoice, 'number' | 'kind'>): string {
  return kind === 'creditNote'
    ? `${number} is a credit note, and nobody pays one`
    : `${number} is an invoice, and money is given back on credit notes`
}

const creditNoteNeeded = 'Choose a credit note'
const noCreditNote = 'Only a credit uses a credit note'

/**
 * What is wrong with a settlement before it is a row (docs/rules/exports-and-accounting.md, "Invoices and payments"); empty: nothing.
 * The pointers are `/currency`, `/day`, `/amountCents`, `/creditNoteId`, `/parts`, `/parts/0/invoiceId` and `/parts/0/cents`.
 */
export function settlementFaults(typed: TypedSettlement, books: SettlementBooks): FieldErrors {
  const { currency, amountCents, parts } = typed
  const partsCents = parts.reduce((sum, { cents }) => sum + cents, 0)
  return {
    ...(currency !== 'CAD' && { '/currency': [otherCurrency(currency)] }),
    ...settledDayFaults(typed, books),
    ...(amountCents <= 0 && { '/amountCents': [amountNeeded] }),
    ...creditNoteFaults(typed, books),
    ...(parts.length === 0 && { '/parts': [invoiceNeeded] }),
    ...(parts.length > 0 && partsCents !== amountCents && { '/parts': [partsDiffer(partsCents, amountCents)] }),
    ...partFaults(typed, books),
  }
}

/** The day of a settlement, which the oldest invoice or credit note that it names bounds. */
function settledDayFaults({ day, parts, creditNoteId }: TypedSettlement, books: SettlementBooks): FieldErrors {
  const named = [...parts.map(({ invoiceId }) => invoiceId), creditNoteId ?? 0].flatMap(
    (id) => books.invoices.get(id) ?? [],
  )
  const [oldest] = named.toSorted((one, other) => (one.invoiceDate < other.invoiceDate ? -1 : 1))
  if (oldest !== undefined && day < addDays(oldest.invoiceDate, -mostDaysBefore))
    return { '/day': [longBefore(oldest)] }
  return dayFaults(day, books)
}

function dayFaults(day: LocalDate, { today, booksClosedUntil }: Omit<SettlementBooks, 'invoices'>): FieldErrors {
  if (day > today) return { '/day': [dayToCome(today)] }
  return booksClosedUntil !== null && day <= booksClosedUntil ? { '/day': [booksClosed(booksClosedUntil)] } : {}
}

function creditNoteFaults(typed: TypedSettlement, books: SettlementBooks): FieldErrors {
  const { kind, creditNoteId, customerId, amountCents } = typed
  if (kind !== 'credit') return creditNoteId === null ? {} : { '/creditNoteId': [noCreditNote] }
  if (creditNoteId === null) return { '/creditNoteId': [creditNoteNeeded] }
  const creditNote = books.invoices.get(creditNoteId)
  if (creditNote === undefined) return { '/creditNoteId': [noSuch('credit note', creditNoteId)] }
  if (creditNote.kind !== 'creditNote') return { '/creditNoteId': [creditNoteNeeded] }
  const fault = settlingFault(creditNote, customerId)
  if (fault !== null) return { '/creditNoteId': [fault] }
  return isAbove(creditNote, amountCents) ? { '/amountCents': [aboveLeft(creditNote, amountCents)] } : {}
}

function partFaults({ kind, customerId, parts }: TypedSettlement, { invoices }: SettlementBooks): FieldErrors {
  const seen = new Set<number>()
  return Object.fromEntries(
    parts.flatMap((part, index) => {
      const invoice = invoices.get(part.invoiceId)
      const isSecond = seen.has(part.invoiceId)
      seen.add(part.invoiceId)
      const fault = invoiceFault(invoice, part, { kind, customerId, isSecond })
      if (fault !== null) return [[`/parts/${index}/invoiceId`, [fault]]]
      const centsFault = invoice === undefined ? null : amountFault(invoice, part.cents)
      return centsFault === null ? [] : [[`/parts/${index}/cents`, [centsFault]]]
    }),
  )
}

interface PartOf {
  readonly kind: SettlementKind
  readonly customerId: number
  readonly isSecond: boolean
}

function invoiceFault(
  invoice: Invoice | undefined,
  { invoiceId }: SettlementPart,
  { kind, customerId, isSecond }: PartOf,
): string | null {
  if (invoice === undefined) return noSuch('invoice', invoiceId)
  if (isSecond) return namedTwice(invoice)
  const isOther = invoice.kind !== (kind === 'refund' ? 'creditNote' : 'invoice')
  // Whose it is comes first: nothing else is told of another customer's.
  if (isOther && invoice.customerId === customerId) return wrongKind(invoice)
  return settlingFault(invoice, customerId)
}

function settlingFault(invoice: Invoice, customerId: number): string | null {
  if (invoice.customerId !== customerId) return ofOtherCustomer(invoice)
  const state = invoiceStateOf(invoice)
  if (state === 'void') return voidInvoice(invoice)
  return state === 'paid' ? settledInvoice(invoice) : null
}

function amountFault(invoice: Invoice, cents: number): string | null {
  if (cents <= 0) return amountNeeded
  return isAbove(invoice, cents) ? aboveLeft(invoice, cents) : null
}

function isAbove({ totalCents, settledCents }: Invoice, cents: number): boolean {
  return cents > totalCents - settledCents
}

/** A settlement that stands in the way of an act, in words: "a payment of $64.70 of December 3, 2026". */
function settlementWords({ kind, amountCents, day }: Pick<Settlement, 'kind' | 'amountCents' | 'day'>): string {
  return `a ${kind} of ${formatCents(amountCents)} of ${dateWords(day)}`
}

const takesOneBack = 'It takes another one back, and stays.'

/** @param day on which that was done */
function takenBackAlready(day: LocalDate): string {
  return `It was taken back already, on ${dateWords(day)}.`
}

/** @param day of the settlement */
function takenBackBefore(day: LocalDate): string {
  return `Must not be before ${dateWords(day)}, the day of what is taken back`
}

/**
 * Why a settlement cannot be taken back on a day; empty: it can. What is no field's fault stands under `''`.
 * @param takenBackOn when another row has done so; null: none has
 */
export function takingBackFaults(
  settlement: Pick<Settlement, 'day' | 'takesBackId'>,
  {
    day,
    takenBackOn,
    ...books
  }: Omit<SettlementBooks, 'invoices'> & {
    readonly day: LocalDate
    readonly takenBackOn: LocalDate | null
  },
): FieldErrors {
  if (settlement.takesBackId !== null) return { '': [takesOneBack] }
  if (takenBackOn !== null) return { '': [takenBackAlready(takenBackOn)] }
  if (day < settlement.day) return { '/day': [takenBackBefore(settlement.day)] }
  return dayFaults(day, books)
}

/**
 * Tells why invoices and credit notes cannot become void: money that somebody wrote down for them has to be taken back first. Credits, and
 * payments that the run itself wrote down, need not be: its reversal takes them back. Null: they can.
 * @param invoices of the run that is to be reversed
 * @param settlements all that name one of them
 */
export function whyNotVoided(invoices: readonly Invoice[], settlements: readonly Settlement[]): string | null {
  for (const settlement of liveSettlements(settlements)) {
    if (settlement.kind === 'credit' || settlement.byRun === true) continue
    const ids = new Set(settledParts(settlement).map(({ invoiceId }) => invoiceId))
    const invoice = invoices.find(({ id }) => ids.has(id))
    if (invoice !== undefined) return `${invoice.number} has ${settlementWords(settlement)}. Take it back first.`
  }
  return null
}
