import { addDays, type LocalDate } from '../../time/zoned-time.ts'
import { applyCredits, type InvoiceOfOrders } from '../invoices/apply-credits.ts'
import { settlementFaults, takingBackFaults, whyNotVoided } from '../invoices/settlement-refusals.ts'
import { liveSettlements, settledParts, takeBack } from '../invoices/settlements.ts'
import { outstandingCents } from '../invoices/state.ts'
import { settlementMethods, type Settlement, type SettlementDraft, type SettlementPart } from '../invoices/types.ts'
import { totalsOf } from '../plan-invoices.ts'
import type { NumberedInvoice } from '../types.ts'
import { chancesOf, type Chances } from './random.ts'

/** What the customers of a world owe, and how that came about. */
export interface WorldAccount {
  readonly chances: Chances
  /** By id, which is the counter of the number. */
  readonly invoices: Map<number, InvoiceOfOrders>
  readonly settlements: Settlement[]
  /** By customer the totals less the credit notes, of the runs that hold: counted as they are made and undone, and by nothing else. */
  readonly billed: Map<number, number>
  /** By customer what came in less what was given back, counted the same way. */
  readonly moneyIn: Map<number, number>
  today: LocalDate
  /** Things that nobody may do, and that were refused. */
  refused: number
}

/** Far from the seeds of the worlds, which stay as they are. */
const seedsApart = 1_000_000_007

export function openAccount(seed: number): WorldAccount {
  return {
    chances: chancesOf(seed + seedsApart),
    invoices: new Map(),
    settlements: [],
    billed: new Map(),
    moneyIn: new Map(),
    today: '2025-01-01',
    refused: 0,
  }
}

/** What a run has made is owed, and its credit notes are used. @returns the ids, in order */
export function bookRun(account: WorldAccount, made: readonly NumberedInvoice[]): readonly number[] {
  const booked = made.map(({ customerId, kind, number, invoiceDate, dueDate, lines }, index) => {
    const id = account.invoices.size + 1 + index
    const { totalCents } = totalsOf(lines)
    add(account.billed, customerId, kind === 'invoice' ? totalCents : -totalCents)
    const orderIds = lines.map(({ orderId }) => orderId)
    const standing = { totalCents, settledCents: 0, voidedOn: null, orderIds }
    return { id, customerId, kind, number, invoiceDate, dueDate, ...standing }
  })
  for (const one of booked) account.invoices.set(one.id, one)
  const all = [...account.invoices.values()]
  // Now and then what was left of earlier ones is used as well.
  const creditNotes = account.chances.inHundred(30) ? all : booked
  for (const draft of applyCredits(creditNotes, all, booked[0]?.invoiceDate ?? account.today)) settle(account, draft)
  return booked.map(({ id }) => id)
}

/** A run is undone: the money that came for it is taken back first, and its credits with it. */
export function voidRun(account: WorldAccount, ids: readonly number[]): void {
  const ofRun = new Set(ids)
  const touching = () =>
    liveSettlements(account.settlements).filter((settlement) =>
      settledParts(settlement).some(({ invoiceId }) => ofRun.has(invoiceId)),
    )
  const hasMoney = touching().some(({ kind }) => kind !== 'credit')
  const refusal = whyNotVoided(invoicesOf(account, ids), account.settlements)
  if (hasMoney !== (refusal !== null)) throw new Error(`It has ${hasMoney ? '' : 'no '}money, but: ${refusal}`)
  if (hasMoney) account.refused += 1
  for (const settlement of touching()) takeOneBack(account, settlement, account.today)
  for (const invoice of invoicesOf(account, ids)) {
    account.invoices.set(invoice.id, { ...invoice, voidedOn: account.today })
    add(account.billed, invoice.customerId, invoice.kind === 'invoice' ? -invoice.totalCents : invoice.totalCents)
  }
}

/** People pay, in part or for several at once, get money back, take that back again, and try what they may not. */
export function settleSome(account: WorldAccount): void {
  const { chances } = account
  for (let acts = chances.below(6); acts > 0; acts -= 1) {
    chances.pick([takeSomeBack, trySomething, moveMoney, moveMoney, moveMoney])(account)
  }
}

function moveMoney(account: WorldAccount): void {
  const { chances } = account
  const isRefund = chances.inHundred(50) && [...account.invoices.values()].some((one) => outstandingCents(one) < 0)
  const kind = isRefund ? 'refund' : 'payment'
  const sign = kind === 'payment' ? 1 : -1
  const open = [...account.invoices.values()].filter((invoice) => sign * outstandingCents(invoice) > 0)
  if (open.length === 0) return
  const { customerId } = chances.pick(open)
  const parts = open
    .filter((invoice) => invoice.customerId === customerId && chances.inHundred(60))
    .map((invoice) => {
      const left = sign * outstandingCents(invoice)
      return { invoiceId: invoice.id, cents: chances.inHundred(60) ? left : 1 + chances.below(left) }
    })
  if (parts.length === 0) return
  const day = chances.inHundred(25) ? addDays(account.today, -chances.below(60)) : account.today
  const faults = faultsOf(account, { customerId, kind, day, parts })
  if (faults !== '{}') throw new Error(`Refused was what may be done: ${faults}`)
  settle(account, { ...moneyOf({ customerId, kind, day, parts }), method: chances.pick(settlementMethods), note: '' })
}

function takeSomeBack(account: WorldAccount): void {
  const { chances, settlements, today } = account
  if (settlements.length === 0) return
  const settlement = chances.pick(settlements)
  const day = chances.inHundred(70) ? today : settlement.day
  const takenBack = settlements.find(({ takesBackId }) => takesBackId === settlement.id)
  const faults = takingBackFaults(settlement, {
    day,
    today,
    booksClosedUntil: null,
    takenBackOn: takenBack?.day ?? null,
  })
  const isLive = liveSettlements(settlements).includes(settlement)
  if (isLive !== (Object.keys(faults).length === 0)) throw new Error(`Taking back: ${JSON.stringify(faults)}`)
  if (isLive) takeOneBack(account, settlement, day)
  else account.refused += 1
}

/** One cent too much, or of somebody else's: whatever it is, it has to be refused. */
function trySomething(account: WorldAccount): void {
  const { chances, today } = account
  if (account.invoices.size === 0) return
  const invoice = chances.pick([...account.invoices.values()])
  const left = invoice.totalCents - invoice.settledCents
  const isForeign = chances.inHundred(30)
  const kind = chances.pick(['payment', 'refund'] as const)
  const customerId = invoice.customerId + (isForeign ? 1 : 0)
  const parts = [{ invoiceId: invoice.id, cents: isForeign ? Math.max(1, left) : left + 1 }]
  if (faultsOf(account, { customerId, kind, day: today, parts }) === '{}') throw new Error(`Taken was ${left + 1}`)
  account.refused += 1
}

interface Money {
  readonly customerId: number
  readonly kind: 'payment' | 'refund'
  readonly day: LocalDate
  readonly parts: readonly SettlementPart[]
}

function moneyOf({ parts, ...money }: Money) {
  const amountCents = parts.reduce((sum, { cents }) => sum + cents, 0)
  return { ...money, parts, amountCents, creditNoteId: null, takesBackId: null }
}

function faultsOf({ invoices, today }: WorldAccount, money: Money): string {
  const typed = { ...moneyOf(money), currency: 'CAD' }
  return JSON.stringify(settlementFaults(typed, { invoices, today, booksClosedUntil: null }))
}

function takeOneBack(account: WorldAccount, settlement: Settlement, day: LocalDate): void {
  settle(account, takeBack(settlement, { day, note: 'Taken back' }))
}

function settle(account: WorldAccount, draft: SettlementDraft): void {
  account.settlements.push({ ...draft, id: account.settlements.length + 1 })
  for (const { invoiceId, cents } of settledParts(draft)) {
    const invoice = account.invoices.get(invoiceId)
    if (invoice === undefined) throw new Error(`No invoice ${invoiceId}`)
    account.invoices.set(invoiceId, { ...invoice, settledCents: invoice.settledCents + cents })
  }
  if (draft.kind === 'payment') add(account.moneyIn, draft.customerId, draft.amountCents)
  if (draft.kind === 'refund') add(account.moneyIn, draft.customerId, -draft.amountCents)
}

function invoicesOf({ invoices }: WorldAccount, ids: readonly number[]): readonly InvoiceOfOrders[] {
  return ids.flatMap((id) => invoices.get(id) ?? [])
}

function add(sums: Map<number, number>, key: number, cents: number): void {
  sums.set(key, (sums.get(key) ?? 0) + cents)
}
