import { sql } from 'kysely'
import { formError, notFound } from '#domain/text/refusal.ts'
import { noSuch } from '#domain/text/refusals.ts'
import type { Input, Schema } from '#generated/handlers.ts'
import { actRows, foreignActRows } from '#server/audit.ts'
import { countedPage } from '#server/db/cursor.ts'
import { isListed } from '#server/db/listed.ts'
import { batchesIn, writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { pageBody, pageRequest, sortOf } from '#server/http/page.ts'
import { actorOf } from '#server/orders/core/order-timeline.ts'
import { eventRows } from '#server/outbox.ts'
import { checkAct } from '#server/resources/act.ts'
import { shownDisputeText } from './dispute-text.ts'
import { refuseUnknown } from './invoice-page.ts'
import { asCustomerOf, type VendorScope } from './invoice-scope.ts'

function disputes({ db, tenantId }: Pick<Context, 'db' | 'tenantId'>) {
  return db
    .selectFrom('invoice_disputes as dispute')
    .innerJoin('invoices as invoice', 'invoice.id', 'dispute.invoice_id')
    .innerJoin('invoice_lines as line', 'line.id', 'dispute.invoice_line_id')
    .innerJoin('tenants as customer', 'customer.id', 'dispute.customer_tenant_id')
    .where('dispute.tenant_id', '=', tenantId)
    .select(['dispute.id', 'dispute.state', 'dispute.comment', 'dispute.disputed_by_name', 'dispute.disputed_at'])
    .select(['dispute.answer', 'dispute.answered_by_name', 'dispute.answered_at', 'dispute.customer_tenant_id'])
    .select(['customer.name as customer_name', 'invoice.id as invoice_id', 'invoice.number', 'invoice.kind'])
    .select(['line.delivery_order_id', 'line.description', 'line.pre_tax_cents', 'line.tax_cents'])
}

type DisputeRow = Awaited<ReturnType<ReturnType<typeof disputes>['executeTakeFirstOrThrow']>>

function shownDispute(row: DisputeRow): Schema<'InvoiceDispute'> {
  return {
    ...shownDisputeText(row),
    invoice: { id: row.invoice_id, number: row.number, kind: row.kind },
    customer: { id: row.customer_tenant_id, name: row.customer_name },
    orderId: row.delivery_order_id,
    description: row.description,
    totalCadCents: row.pre_tax_cents + row.tax_cents,
  }
}

export async function disputePage(
  ctx: Context,
  pagination: Input<'getInvoiceDisputes'>['query']['pagination'],
): Promise<Schema<'InvoiceDisputePage'>> {
  const request = pageRequest(pagination)
  const { field, direction } = sortOf(pagination, { field: 'disputedAt', direction: 'desc' })
  const sort = sql<number>`${sql.raw(field === 'total' ? '(line.pre_tax_cents + line.tax_cents)' : 'dispute.disputed_at')}`
  const { states, customerIds, invoiceIds } = pagination?.filter ?? {}
  const rows = disputes(ctx)
    .$if(isListed(states), (query) => query.where('dispute.state', 'in', states ?? []))
    .$if(isListed(customerIds), (query) => query.where('dispute.customer_tenant_id', 'in', customerIds ?? []))
    .$if(isListed(invoiceIds), (query) => query.where('dispute.invoice_id', 'in', invoiceIds ?? []))
  const found = await countedPage(
    ctx.db,
    rows.select(sort.as('sort_key')),
    { sort, id: sql.ref<number>('dispute.id'), direction, cursorOf: (row) => ({ value: row.sort_key, id: row.id }) },
    request,
  )
  return pageBody(found, request, shownDispute)
}

/** Says something to a disputed line, or something else. @throws notFound when it is none of the courier's */
export async function answerDispute(ctx: Context, id: number, answer: string): Promise<Schema<'InvoiceDispute'>> {
  await ctx.db
    .selectFrom('invoice_disputes')
    .select('id')
    .where('id', '=', id)
    .where('tenant_id', '=', ctx.tenantId)
    .forNoKeyUpdate()
    .execute()
  const before = await disputes(ctx).where('dispute.id', '=', id).executeTakeFirst()
  if (!before) throw notFound(noSuch('dispute'))
  checkAct('answerInvoiceDispute', shownDispute(before))
  await ctx.db
    .updateTable('invoice_disputes')
    .set({
      state: 'answered',
      answer: answer.trim(),
      answered_by_name: actorOf(ctx).name,
      answered_at: ctx.now,
    })
    .where('id', '=', id)
    .execute()
  const answered = { id, invoiceId: before.invoice_id, customerId: before.customer_tenant_id }
  await tellOfAnswers(ctx, [answered], answer.trim())
  return shownDispute(await disputes(ctx).where('dispute.id', '=', id).executeTakeFirstOrThrow())
}

interface AnsweredDispute {
  readonly id: number
  readonly invoiceId: number
  readonly customerId: number
}

/** Records that disputes were answered, and tells both sides. */
export async function tellOfAnswers(ctx: Context, disputed: readonly AnsweredDispute[], answer: string): Promise<void> {
  for (const batch of batchesIn(disputed)) {
    await writeTogether(ctx.db, [
      actRows(
        ctx,
        batch.map(({ id: entityId }) => ({
          action: 'invoice-dispute.answered',
          entity: 'invoice-dispute',
          entityId,
          details: { answer },
        })),
      ),
      eventRows(
        ctx,
        batch.flatMap(({ id, invoiceId, customerId }) => [
          { topic: 'invoice-disputes', key: id, payload: { action: 'answered' } },
          {
            topic: 'invoices',
            key: invoiceId,
            payload: { action: 'disputed' },
            audienceTenantIds: [ctx.tenantId, customerId],
          },
        ]),
      ),
    ])
  }
}

type LinePath = Input<'disputeInvoiceLine'>['path']

/**
 * Objects to a line of an invoice of a vendor. Once more says it anew, also after an answer: it waits for another one then.
 * @throws notFound when the organization has no such invoice of that vendor, or it no such line
 * @throws formError `invoice_void` of one whose run was reversed
 */
export function disputeLine(ctx: Context, path: LinePath, comment: string): Promise<Schema<'InvoiceDisputeText'>> {
  const said = comment.trim()
  return asCustomerOf(ctx, path.vendorId, async (scope) => {
    await refuseLine(scope, path)
    const row = await scope.db
      .insertInto('invoice_disputes')
      .values({
        tenant_id: scope.courierId,
        customer_tenant_id: scope.customerId,
        invoice_id: path.vendorInvoiceId,
        invoice_line_id: path.invoiceLineId,
        comment: said,
        disputed_by_user_id: ctx.userId,
        disputed_by_name: actorOf(ctx).name,
        disputed_at: ctx.now,
      })
      .onConflict((of) =>
        of.column('invoice_line_id').doUpdateSet(({ ref }) => ({
          state: 'open',
          comment: ref('excluded.comment'),
          disputed_by_user_id: ref('excluded.disputed_by_user_id'),
          disputed_by_name: ref('excluded.disputed_by_name'),
          disputed_at: ref('excluded.disputed_at'),
        })),
      )
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellOfDispute(ctx, scope, {
      id: row.id,
      invoiceId: path.vendorInvoiceId,
      verb: 'opened',
      details: { comment: said },
    })
    return shownDisputeText(row)
  })
}

/**
 * Takes back what was objected to.
 * @throws notFound when the line is not disputed
 * @throws formError `not_disputed` when it is not any more
 */
export function withdrawDispute(ctx: Context, path: LinePath): Promise<Schema<'InvoiceDisputeText'>> {
  return asCustomerOf(ctx, path.vendorId, async (scope) => {
    await refuseLine(scope, path)
    const before = await scope.db
      .selectFrom('invoice_disputes')
      .selectAll()
      .where('invoice_line_id', '=', path.invoiceLineId)
      .forNoKeyUpdate()
      .executeTakeFirst()
    if (!before) throw notFound(noSuch('dispute'))
    if (before.state !== 'open') {
      throw formError({}, 'not_disputed', 'It waits for no answer: it was answered or taken back already.')
    }
    const row = await scope.db
      .updateTable('invoice_disputes')
      .set({ state: 'withdrawn' })
      .where('id', '=', before.id)
      .returningAll()
      .executeTakeFirstOrThrow()
    await tellOfDispute(ctx, scope, { id: row.id, invoiceId: path.vendorInvoiceId, verb: 'withdrawn', details: {} })
    return shownDisputeText(row)
  })
}

async function refuseLine(scope: VendorScope, { vendorInvoiceId: invoiceId, invoiceLineId }: LinePath): Promise<void> {
  await refuseUnknown(scope, invoiceId)
  const line = await scope.db
    .selectFrom('invoice_lines as line')
    .innerJoin('invoices as invoice', 'invoice.id', 'line.invoice_id')
    .select(['invoice.number', 'invoice.voided_at'])
    .where('line.id', '=', invoiceLineId)
    .where('line.invoice_id', '=', invoiceId)
    .executeTakeFirst()
  if (!line) throw notFound(noSuch('line'))
  if (line.voided_at !== null) throw formError({}, 'invoice_void', `${line.number} is void: nothing is owed on it.`)
}

interface ToldDispute {
  readonly id: number
  readonly invoiceId: number
  readonly verb: 'opened' | 'withdrawn'
  readonly details: object
}

/** In the vendor's transaction: its books say that its customer did so, who it was there stays with the customer. */
async function tellOfDispute(
  ctx: Context,
  { db, courierId, customerId }: VendorScope,
  { id, invoiceId, verb, details }: ToldDispute,
): Promise<void> {
  const there = { tenantId: courierId, now: ctx.now }
  await writeTogether(db, [
    foreignActRows(there, [{ action: `invoice-dispute.${verb}`, entity: 'invoice-dispute', entityId: id, details }]),
    eventRows(there, [
      { topic: 'invoice-disputes', key: id, payload: { action: verb } },
      {
        topic: 'invoices',
        key: invoiceId,
        payload: { action: 'disputed' },
        audienceTenantIds: [courierId, customerId],
      },
    ]),
  ])
}
