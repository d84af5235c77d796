import { sql, type RawBuilder } from 'kysely'
import type { Invoice, SettlementDraft } from '#domain/accounting/invoices/types.ts'
import { settledParts } from '#domain/accounting/invoices/settlements.ts'
import { actRows } from '#server/audit.ts'
import { insertOf, writeTogether } from '#server/db/write-together.ts'
import type { Context } from '#server/http/context.ts'
import { lockOrders } from '#server/orders/core/locked-order.ts'
import { actorOf, announceAll } from '#server/orders/core/order-timeline.ts'
import { eventRows } from '#server/outbox.ts'

/** Orders that are told of at a time. */
const batchOrders = 500

/**
 * Invoices and credit notes of the request's courier as the rules read them, held until the transaction ends: nobody settles or voids
 * them meanwhile. Ids that are none of its are left out.
 */
export async function holdInvoices(
  { db, tenantId }: Pick<Context, 'db' | 'tenantId'>,
  ids: readonly number[],
): Promise<readonly Invoice[]> {
  const { rows } = await sql<Invoice>`
    select i.id, i.customer_tenant_id as "customerId", i.kind, i.number, i.invoice_date as "invoiceDate", i.due_date as "dueDate",
      i.total_cents as "totalCents", i.settled_cents as "settledCents", ${voidedOn} as "voidedOn"
    from invoices i join tenants courier on courier.id = i.tenant_id
    where i.tenant_id = ${tenantId} and i.id = any (${ids}::bigint[])
    order by i.id for no key update of i`.execute(db)
  return rows
}

/** When an invoice `i` became void, by the calendar of its `courier`. */
export const voidedOn = sql<string | null>`(to_timestamp(i.voided_at) at time zone courier.time_zone)::date::text`

/**
 * Writes settlements of held invoices down, each with what it settles, and tells of them: the database works out what is outstanding, and
 * the orders of what is paid by now are paid. The rules were asked before.
 * @param act what was done, as the audit says it
 * @returns the ids, in their order
 */
export async function writeSettlements(
  ctx: Context,
  drafts: readonly SettlementDraft[],
  act: { readonly verb: 'created' | 'taken-back'; readonly details?: object },
): Promise<readonly number[]> {
  if (drafts.length === 0) return []
  const invoiceIds = [...new Set(drafts.flatMap(settledParts).map(({ invoiceId }) => invoiceId))]
  const paidBefore = await holdOrdersOf(ctx, invoiceIds)
  const made = await ctx.db
    .insertInto('settlements')
    .values(
      drafts.map((draft) => ({
        tenant_id: ctx.tenantId,
        customer_tenant_id: draft.customerId,
        kind: draft.kind,
        settled_on: draft.day,
        amount_cents: draft.amountCents,
        method: draft.method,
        note: draft.note === '' ? null : draft.note,
        credit_note_id: draft.creditNoteId,
        takes_back_id: draft.takesBackId,
        by_run: draft.byRun ?? false,
        made_by_user_id: ctx.userId,
        made_by_name: actorOf(ctx).name,
        created_at: ctx.now,
      })),
    )
    .returning('id')
    .execute()
  const written = drafts.map((draft, index) => ({ id: made[index]?.id ?? 0, draft }))
  await writeTogether(ctx.db, [
    insertOf(
      'settlement_parts',
      written.flatMap(({ id, draft }) =>
        settledParts(draft).map(({ invoiceId, cents }) => ({
          settlement_id: id,
          invoice_id: invoiceId,
          tenant_id: ctx.tenantId,
          cents,
        })),
      ),
    ),
    actRows(
      ctx,
      written.map(({ id, draft }) => ({
        action: `settlement.${act.verb}`,
        entity: 'settlement',
        // Of one that was taken back, that one: its own history tells of it.
        entityId: draft.takesBackId ?? id,
        details: { ...act.details, kind: draft.kind, cents: draft.amountCents, on: draft.day, parts: draft.parts },
      })),
    ),
    eventRows(
      ctx,
      written.flatMap(({ id, draft }) => [
        { topic: 'settlements', key: draft.takesBackId ?? id, payload: { action: act.verb } },
        ...settledParts(draft).map(({ invoiceId }) => ({
          topic: 'invoices',
          key: invoiceId,
          payload: { action: 'settled' },
          audienceTenantIds: [ctx.tenantId, draft.customerId],
        })),
      ]),
    ),
  ])
  await followInvoices(ctx, invoiceIds, { paidBefore })
  return written.map(({ id }) => id)
}

/**
 * Holds the orders on invoices, before what they bring in, as every act on an order does: what came in for them changes with a payment.
 * @returns what came in for each until now, in Canadian cents by its id
 */
async function holdOrdersOf(ctx: Context, invoiceIds: readonly number[]): Promise<ReadonlyMap<number, number>> {
  const { rows } = await sql<{ id: number; paid_cents: number }>`
    with held as materialized (
      select id from delivery_orders where id in (
        select line.delivery_order_id from invoice_lines line where line.invoice_id = any (${invoiceIds}::bigint[]) and line.is_live)
      order by id for no key update)
    select held.id, r.paid_cents from held join order_revenues r on r.delivery_order_id = held.id`.execute(ctx.db)
  return new Map(rows.map((row) => [row.id, row.paid_cents]))
}

/**
 * An order is paid once every invoice is on which it stands, and no more when one is not; what was said by hand of one that stands on none
 * stays (docs/rules/exports-and-accounting.md, "Invoices and payments").
 * @param only the lines that count; all unless given
 * @param paidBefore what had come in for orders before it changed: of each that is another now, people are told as well
 */
export async function followInvoices(
  ctx: Context,
  invoiceIds: readonly number[],
  {
    only = sql<boolean>`true`,
    paidBefore = new Map(),
  }: { readonly only?: RawBuilder<boolean>; readonly paidBefore?: ReadonlyMap<number, number> } = {},
): Promise<void> {
  const before = JSON.stringify([...paidBefore].map(([id, cents]) => ({ id, cents })))
  const { rows } = await sql<{ id: number; is_paid: boolean; turns: boolean; paid_cents: number }>`
    select said.id, said.is_paid, (r.paid_at is not null) <> said.is_paid as turns, r.paid_cents
    from (
      select line.delivery_order_id as id, bool_and(invoice.state = 'paid') as is_paid
      from invoice_lines line join invoices invoice on invoice.id = line.invoice_id
      where line.is_live and invoice.kind = 'invoice' and line.delivery_order_id in (
        select line.delivery_order_id from invoice_lines line where line.invoice_id = any (${invoiceIds}::bigint[]) and ${only})
      group by 1) as said
    join order_revenues r on r.delivery_order_id = said.id and r.tenant_id = ${ctx.tenantId}
    left join jsonb_to_recordset(${before}::jsonb) as before (id bigint, cents bigint) on before.id = said.id
    where (r.paid_at is not null) <> said.is_paid or r.paid_cents <> before.cents
    order by said.id`.execute(ctx.db)
  for (let from = 0; from < rows.length; from += batchOrders) {
    const batch = rows.slice(from, from + batchOrders)
    const rowOf = new Map(batch.map((row) => [row.id, row]))
    const orders = await lockOrders(
      ctx,
      batch.map(({ id }) => id),
    )
    const turned = batch.filter(({ turns }) => turns)
    await sql`update order_revenues set paid_at = case when said.is_paid then ${ctx.now}::bigint end
      from jsonb_to_recordset(${JSON.stringify(turned)}::jsonb) as said (id bigint, is_paid boolean)
      where delivery_order_id = said.id`.execute(ctx.db)
    await announceAll(
      ctx,
      orders.map((order) => {
        const { is_paid: isPaid = false, turns = false, paid_cents: paidCents = 0 } = rowOf.get(order.id) ?? {}
        const details = turns ? { paidAt: isPaid ? ctx.now : null } : { paidCents }
        const verb = turns ? (isPaid ? 'paid' : 'unpaid') : 'part-paid'
        return { order, verb, status: order.status, details }
      }),
    )
  }
}
