import fc from 'fast-check'
import { addDays, type LocalDate } from '#domain/time/zoned-time.ts'
import { settlementFaults, takingBackFaults, whyNotVoided } from '../settlement-refusals.ts'
import { liveSettlements, settledCentsOf, takeBack } from '../settlements.ts'
import type { Invoice, Settlement, SettlementDraft } from '../types.ts'

/** One customer's books after whatever happened to them. */
export interface History {
  readonly invoices: readonly Invoice[]
  readonly settlements: readonly Settlement[]
}

/** The last day of a history. */
export const historyEnds: LocalDate = '2026-12-31'

/** In how many days before its end all of a history happens. */
const historyDays = 200

const anyDay = fc.nat(historyDays).map((days) => addDays(historyEnds, -days))

/** Days of a history, and some before and after it. */
export const anyDayAround: fc.Arbitrary<LocalDate> = fc
  .integer({ min: -20, max: historyDays + 20 })
  .map((days) => addDays(historyEnds, -days))

const anyInvoice = fc.record({
  kind: fc.constantFrom('invoice' as const, 'invoice' as const, 'creditNote' as const),
  invoiceDate: anyDay,
  terms: fc.constantFrom(0, 10, 30, 90),
  totalCents: fc.oneof(fc.nat(3), fc.nat(20_000)),
})

/** Which of several things are meant is said by numbers that are taken modulo how many there are. */
const anyAct = fc.record({
  kind: fc.constantFrom('payment', 'payment', 'refund', 'credit', 'takeBack', 'void'),
  day: anyDay,
  /** How much of what is left is typed: all or half of it, or a cent too much. */
  on: fc.array(fc.record({ which: fc.nat(), how: fc.constantFrom('all', 'all', 'half', 'half', 'tooMuch') }), {
    minLength: 1,
    maxLength: 2,
  }),
  which: fc.nat(),
})

type Act = typeof anyAct extends fc.Arbitrary<infer Value> ? Value : never

/**
 * Books in which people do as they please, as far as nothing refuses it: whatever they type is checked by `settlementFaults`,
 * `takingBackFaults` and `whyNotVoided`, and by nothing else.
 */
export const anyHistory: fc.Arbitrary<History> = fc
  .tuple(fc.array(anyInvoice, { minLength: 1, maxLength: 6 }), fc.array(anyAct, { minLength: 5, maxLength: 30 }))
  .map(([made, acts]) => {
    const invoices = made.map(({ kind, invoiceDate, terms, totalCents }, index) => ({
      id: index + 1,
      customerId: 1,
      kind,
      number: `INV-${index + 1}`,
      invoiceDate,
      dueDate: kind === 'invoice' ? addDays(invoiceDate, terms) : null,
      totalCents,
      settledCents: 0,
      voidedOn: null,
    }))
    return acts.reduce<History>(live, { invoices, settlements: [] })
  })

const open = { today: historyEnds, booksClosedUntil: null }

function live(history: History, act: Act): History {
  if (act.kind === 'void') return makeVoid(history, act)
  if (act.kind === 'takeBack') return takeSomeBack(history, act)
  const pick = (which: number) => history.invoices[which % history.invoices.length]
  const parts = act.on.flatMap(({ which, how }) => {
    const invoice = pick(which)
    if (invoice === undefined) return []
    const left = invoice.totalCents - invoice.settledCents
    const cents = { all: left, half: Math.floor(left / 2), tooMuch: left + 1 }[how] ?? left
    return [{ invoiceId: invoice.id, cents }]
  })
  const typed = {
    customerId: 1,
    kind: act.kind as Settlement['kind'],
    currency: 'CAD',
    day: act.day,
    amountCents: parts.reduce((sum, { cents }) => sum + cents, 0),
    parts,
    creditNoteId: act.kind === 'credit' ? (pick(act.which)?.id ?? null) : null,
  }
  const byId = new Map(history.invoices.map((invoice) => [invoice.id, invoice]))
  if (Object.keys(settlementFaults(typed, { ...open, invoices: byId })).length > 0) return history
  const { currency: _currency, ...draft } = typed
  return settle(history, { ...draft, method: act.kind === 'credit' ? null : 'cash', note: '', takesBackId: null })
}

function makeVoid(history: History, { which, day }: Act): History {
  const index = which % history.invoices.length
  const invoice = history.invoices[index]
  if (invoice === undefined || invoice.voidedOn !== null || day < invoice.invoiceDate) return history
  if (whyNotVoided([invoice], history.settlements) !== null) return history
  // As the reversal of a run does it.
  const freed = liveSettlements(history.settlements)
    .filter(
      ({ kind, parts, creditNoteId }) =>
        kind === 'credit' && (creditNoteId === invoice.id || parts.some((part) => part.invoiceId === invoice.id)),
    )
    .reduce((before, credit) => settle(before, takeBack(credit, { day: historyEnds, note: '' })), history)
  return { ...freed, invoices: freed.invoices.map((one) => (one.id === invoice.id ? { ...one, voidedOn: day } : one)) }
}

function takeSomeBack(history: History, { which, day }: Act): History {
  const settlement = history.settlements[which % Math.max(1, history.settlements.length)]
  if (settlement === undefined) return history
  const takenBackOn = history.settlements.find(({ takesBackId }) => takesBackId === settlement.id)?.day ?? null
  const faults = takingBackFaults(settlement, { ...open, day, takenBackOn })
  return Object.keys(faults).length > 0 ? history : settle(history, takeBack(settlement, { day, note: '' }))
}

function settle({ invoices, settlements }: History, draft: SettlementDraft): History {
  const settled = settledCentsOf([draft])
  return {
    invoices: invoices.map((one) => ({ ...one, settledCents: one.settledCents + (settled.get(one.id) ?? 0) })),
    settlements: [...settlements, { ...draft, id: settlements.length + 1 }],
  }
}
