import { formatCents } from '#domain/amounts/money.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { MockCall } from './define-mocks.ts'
import { invoiceOf, ledgerOf, refOf, todayOf } from './invoices.ts'
import { takeId } from './lookup.ts'

/** Writes down what was paid, given back or credited. @throws formError for more than is outstanding */
export function keepSettlement(call: MockCall, input: Schema<'SettlementInput'>): Schema<'Settlement'> {
  const { kind, settledOn, method = null, note = null, creditNoteId, parts } = input
  const invoices = parts.map(({ invoiceId }) => invoiceOf(call, invoiceId))
  const errors = invoices.flatMap(({ shown }, place) => {
    const left = Math.abs(shown.outstandingCadCents)
    if ((parts[place]?.cadCents ?? 0) <= left) return []
    return [{ pointer: `/parts/${place}/cadCents`, messages: [`${shown.number}: ${formatCents(left)}`] }]
  })
  if (errors.length > 0) throw formError(Object.fromEntries(errors.map(({ pointer, messages }) => [pointer, messages])))
  const { firstName, lastName } = call.caller.user
  const [first] = invoices
  const settlement: Schema<'Settlement'> = {
    id: takeId(call.world),
    kind,
    state: 'standing',
    customer: first?.shown.customer ?? { id: input.customerId, name: '' },
    settledOn,
    cadCents: parts.reduce((sum, { cadCents }) => sum + cadCents, 0),
    method: kind === 'credit' ? null : method,
    note: note?.trim() || null,
    creditNote: creditNoteId === undefined ? null : refOf(invoiceOf(call, creditNoteId)),
    parts: invoices.map((invoice, place) => ({ invoice: refOf(invoice), cadCents: parts[place]?.cadCents ?? 0 })),
    madeByName: `${firstName} ${lastName}`,
    createdAt: call.now(),
    takesBackId: null,
    takenBackById: null,
  }
  ledgerOf(call).settlements.push(settlement)
  return settlement
}

/** Takes a settlement back by a row of today, which it answers with the settlement as it is then. */
export function takeBack(call: MockCall, of: Schema<'Settlement'>, reason: string): Schema<'Settlement'> {
  const { firstName, lastName } = call.caller.user
  const counter: Schema<'Settlement'> = {
    ...of,
    id: takeId(call.world),
    state: 'takesBack',
    settledOn: todayOf(call),
    cadCents: -of.cadCents,
    note: reason,
    parts: of.parts.map((part) => ({ ...part, cadCents: -part.cadCents })),
    madeByName: `${firstName} ${lastName}`,
    createdAt: call.now(),
    takesBackId: of.id,
  }
  ledgerOf(call).settlements.push(counter)
  return Object.assign(of, { state: 'takenBack' as const, takenBackById: counter.id })
}
