import { sql, type RawBuilder } from 'kysely'
import { formatCents } from '#domain/amounts/money.ts'
import { settlementFaults, takingBackFaults } from '#domain/accounting/invoices/settlement-refusals.ts'
import { takeBack } from '#domain/accounting/invoices/settlements.ts'
import { invoiceStateOf, outstandingCents } from '#domain/accounting/invoices/state.ts'
import type { Settlement, SettlementDraft, SettlementKind } from '#domain/accounting/invoices/types.ts'
import { formError, notFound, refuseErrors, type FieldErrors } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Schema } from '#generated/handlers.ts'
import { accountingSettingsOf } from '#server/accounting/accounting-settings.ts'
import { todayOf } from '#server/accounting/today.ts'
import type { Context } from '#server/http/context.ts'
import { checkAct } from '#server/resources/act.ts'
import { refuseForeign } from '../refuse-foreign.ts'
import { loadSettlement } from './settlement-rows.ts'
import { holdInvoices, writeSettlements } from './settle.ts'

/** What a day is checked against. */
async function booksOf(ctx: Context) {
  const [settings, today] = await Promise.all([accountingSettingsOf(ctx), todayOf(ctx, ctx.tenantId)])
  return { today, booksClosedUntil: settings.booksClosedUntil }
}

/** The rules speak of a day and of cents; a body calls them otherwise. */
function inFields(faults: FieldErrors): FieldErrors {
  return Object.fromEntries(
    Object.entries(faults).map(([pointer, messages]) => [
      pointer
        .replace(/^\/day$/, '/settledOn')
        .replace(/^\/amountCents$/, '/parts')
        .replace(/\/cents$/, '/cadCents'),
      messages,
    ]),
  )
}

/**
 * Writes a payment down, money given back, or a credit note taken off invoices. The invoices are held first, so that of two at once the
 * second is told what the first has left.
 * @throws formError at the field
 */
export async function createSettlement(ctx: Context, input: Schema<'SettlementInput'>): Promise<Schema<'Settlement'>> {
  const { kind, customerId, settledOn, currency = 'CAD', method = null, note = '', creditNoteId = null, parts } = input
  await refuseForeign(ctx, 'billed', [customerId], () => '/customerId')
  const ids = [...parts.map(({ invoiceId }) => invoiceId), ...(creditNoteId === null ? [] : [creditNoteId])]
  const held = await holdInvoices(ctx, ids)
  const draft: SettlementDraft = {
    customerId,
    kind,
    day: settledOn,
    amountCents: parts.reduce((sum, { cadCents }) => sum + cadCents, 0),
    method: kind === 'credit' ? null : (method ?? 'other'),
    note: note.trim(),
    parts: parts.map(({ invoiceId, cadCents: cents }) => ({ invoiceId, cents })),
    creditNoteId,
    takesBackId: null,
  }
  const invoices = new Map(held.map((invoice) => [invoice.id, invoice]))
  refuseErrors(inFields(settlementFaults({ ...draft, currency }, { invoices, ...(await booksOf(ctx)) })))
  const [id = 0] = await writeSettlements(ctx, [draft], { verb: 'created' })
  return loadSettlement(ctx, id)
}

/** Settlements `s` of the request's courier, in the order in which they came. */
async function readSettlements({ db, tenantId }: Context, which: RawBuilder<unknown>): Promise<readonly Settlement[]> {
  const { rows } = await sql<Settlement>`
    select s.id, s.customer_tenant_id as "customerId", s.kind, s.settled_on as day, s.amount_cents as "amountCents", s.method,
      coalesce(s.note, '') as note, s.credit_note_id as "creditNoteId", s.takes_back_id as "takesBackId", s.by_run as "byRun",
      (select json_agg(json_build_object('invoiceId', part.invoice_id, 'cents', part.cents) order by part.invoice_id)
        from settlement_parts part where part.settlement_id = s.id and part.invoice_id is distinct from s.credit_note_id) as parts
    from settlements s where s.tenant_id = ${tenantId} and ${which} order by s.id`.execute(db)
  return rows
}

/**
 * Takes a settlement back by a row of today.
 * @throws notFound when it is none of the courier's
 * @throws formError `invalid_transition` when it was taken back already, or where the books are closed
 */
export async function takeBackSettlement(ctx: Context, id: number, reason: string): Promise<Schema<'Settlement'>> {
  const [settlement] = await readSettlements(ctx, sql`s.id = ${id}`)
  if (settlement === undefined) throw notFound(noSuch('payment'))
  await holdInvoices(ctx, [
    ...settlement.parts.map(({ invoiceId }) => invoiceId),
    ...(settlement.creditNoteId === null ? [] : [settlement.creditNoteId]),
  ])
  // Asked once its invoices are held: of two at once the second finds it taken back.
  checkAct('takeBackSettlement', await loadSettlement(ctx, id))
  const books = await booksOf(ctx)
  // Of tomorrow by another clock it may be: then it is taken back on that day.
  const day = settlement.day > books.today ? settlement.day : books.today
  const faults = takingBackFaults(settlement, { ...books, today: day, day, takenBackOn: null })
  const [message] = Object.values(faults).flat()
  if (message !== undefined) throw formError({}, 'cannot_take_back', `${message}.`)
  await writeSettlements(ctx, [takeBack(settlement, { day, note: reason.trim() })], {
    verb: 'taken-back',
    details: { reason },
  })
  return loadSettlement(ctx, id)
}

/**
 * A payment for each of these invoices, of all that is outstanding.
 * @throws notFound where one is none of the courier's
 * @throws formError for a day to come or within closed books
 */
export async function payInvoices(ctx: Context, input: Schema<'InvoicesPaid'>): Promise<Schema<'InvoicesDone'>> {
  const { invoiceIds, settledOn, method = 'other', note = '' } = input
  const held = await holdInvoices(ctx, invoiceIds)
  const missing = invoiceIds.find((id) => held.every((invoice) => invoice.id !== id))
  if (missing !== undefined) throw notFound(noSuch('invoice', missing))
  const books = await booksOf(ctx)
  const refused: Schema<'RefusedInvoice'>[] = []
  const drafts: SettlementDraft[] = []
  const invoices = new Map(held.map((invoice) => [invoice.id, invoice]))
  for (const invoice of held) {
    const cents = outstandingCents(invoice)
    const draft: SettlementDraft = {
      customerId: invoice.customerId,
      kind: 'payment',
      day: settledOn,
      amountCents: cents,
      method,
      note: note.trim(),
      parts: [{ invoiceId: invoice.id, cents }],
      creditNoteId: null,
      takesBackId: null,
    }
    const { '/day': ofDay, ...faults } = settlementFaults({ ...draft, currency: 'CAD' }, { invoices, ...books })
    if (ofDay !== undefined) throw formError({ '/settledOn': ofDay })
    const [message] = faults['/parts/0/invoiceId'] ?? Object.values(faults).flat()
    if (message === undefined) drafts.push(draft)
    else refused.push({ invoiceId: invoice.id, number: invoice.number, message: `${message}.` })
  }
  await writeSettlements(ctx, drafts, { verb: 'created' })
  return { done: drafts.length, refused }
}

/**
 * Takes back all that was paid of an invoice.
 * @throws notFound when it is none of the courier's
 * @throws formError `not_paid` of one on which nothing was paid, `paid_together` where a payment is for others as well
 */
export async function unpayInvoice(ctx: Context, id: number, reason: string): Promise<void> {
  const [invoice] = await holdInvoices(ctx, [id])
  if (invoice === undefined) throw notFound(noSuch('invoice'))
  const standing = await standingSettlements(ctx, [id], ['payment', 'refund'])
  const [together] = standing.filter(({ parts }) => parts.length > 1)
  if (together) {
    throw formError(
      {},
      'paid_together',
      `The payment of ${formatCents(together.amountCents)} is for other invoices as well: take it back by itself.`,
    )
  }
  if (standing.length === 0) {
    const reads = invoiceStateOf(invoice) === 'open' ? 'Nothing was paid' : 'No money was paid'
    throw formError({}, 'not_paid', `${reads} of ${invoice.number}.`)
  }
  const books = await booksOf(ctx)
  const [closed] = Object.values(
    takingBackFaults(standing[0] ?? { day: books.today, takesBackId: null }, {
      ...books,
      day: books.today,
      takenBackOn: null,
    }),
  ).flat()
  if (closed !== undefined) throw formError({}, 'cannot_take_back', `${closed}.`)
  await writeSettlements(
    ctx,
    standing.map((settlement) => takeBack(settlement, { day: books.today, note: reason.trim() })),
    { verb: 'taken-back', details: { reason } },
  )
}

/**
 * The settlements of these invoices and credit notes that nobody has taken back. Ask once they are held.
 * @param kinds of these kinds
 */
export function standingSettlements(
  ctx: Context,
  invoiceIds: readonly number[],
  kinds: readonly SettlementKind[],
): Promise<readonly Settlement[]> {
  return readSettlements(
    ctx,
    sql`s.kind = any (${kinds}) and s.takes_back_id is null
      and s.id in (select part.settlement_id from settlement_parts part where part.invoice_id = any (${invoiceIds}::bigint[]))
      and not exists (select from settlements back where back.takes_back_id = s.id)`,
  )
}
