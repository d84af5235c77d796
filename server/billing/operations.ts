import { spanOf } from '#domain/accounting/groupings.ts'
import { nothingToPay, paidOnInvoice } from '#domain/accounting/revenue-state.ts'
import { formError } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { wantsCsv } from '#server/http/csv.ts'
import { defineHandlers } from '#server/http/handler-types.ts'
import { lockOrder } from '#server/orders/core/locked-order.ts'
import { announce } from '#server/orders/core/order-timeline.ts'
import { groupsAsCsv } from './accounting-csv.ts'
import { groupPage } from './accounting-groups.ts'
import { accountingOrderPage, accountingOrdersAsCsv } from './accounting-orders.ts'
import { accountingTotals } from './accounting-totals.ts'
import { changeBillStatuses } from './change-bill-statuses.ts'
import { courierPay } from './courier-pay.ts'
import { acceptLeaks, leakCounts, leakPage, reopenLeaks } from './leaks.ts'
import { paidDriverPage } from './invoicing-data.ts'
import { changeMappings, mappingPage } from './mappings.ts'
import { daysAsked, ordersFound, revenueRows } from './revenue-rows.ts'

/** Orders put together for accounting, and what is said of them there. */
export const billingHandlers = defineHandlers({
  async getAccountingData({ query }, ctx) {
    const days = await daysAsked(ctx, query)
    const pay = await courierPay(ctx)
    const { search = '', ...unsearched } = query
    const isOfOrders = spanOf(query.grouping) === 'Order' && search.trim() !== ''
    const rows = revenueRows(
      { tenantId: ctx.tenantId, days, filter: query.pagination?.filter, pay },
      isOfOrders ? ordersFound(search.trim()) : undefined,
    )
    const asked = isOfOrders ? unsearched : query
    if (!wantsCsv(ctx)) return { status: 200, body: await groupPage(ctx, rows, asked, pay.schedule) }
    const body = await groupsAsCsv(ctx, rows, asked, pay.schedule)
    return { status: 200, contentType: 'text/csv', body }
  },

  async getAccountingTotals({ query }, ctx) {
    return { status: 200, body: await accountingTotals(ctx, query) }
  },

  async getAccountingOrders({ query }, ctx) {
    if (!wantsCsv(ctx)) return { status: 200, body: await accountingOrderPage(ctx, query) }
    const { rows, body } = await accountingOrdersAsCsv(ctx, query)
    return { status: 200, contentType: 'text/csv', body, headers: { 'X-Total-Count': String(rows) } }
  },

  async getAccountingInvoicingData({ query }, ctx) {
    return { status: 200, body: await paidDriverPage(ctx, query) }
  },

  async changeBillStatuses({ body }, ctx) {
    return { status: 200, body: await changeBillStatuses(ctx, body) }
  },

  async getRevenueLeaks({ query }, ctx) {
    return { status: 200, body: await leakPage(ctx, query) }
  },

  async getRevenueLeakCounts({ query }, ctx) {
    return { status: 200, body: await leakCounts(ctx, { until: query.until, filter: query.filter }) }
  },

  async acceptRevenueLeaks({ body }, ctx) {
    return { status: 200, body: await acceptLeaks(ctx, body) }
  },

  async reopenRevenueLeaks({ body }, ctx) {
    return { status: 200, body: await reopenLeaks(ctx, body) }
  },

  async getAccountingMappings({ query }, ctx) {
    return { status: 200, body: await mappingPage(ctx, query) }
  },

  async changeAccountingMappings({ body }, ctx) {
    await changeMappings(ctx, body)
    return { status: 200, body: { done: true } }
  },

  async markOrderPaid({ path }, ctx) {
    await markPaid(ctx, path.orderId, ctx.now)
    return { status: 200, body: { done: true } }
  },

  async markOrderUnpaid({ path }, ctx) {
    await markPaid(ctx, path.orderId, null)
    return { status: 200, body: { done: true } }
  },
})

/**
 * @param paidAt unix seconds; null: it is not paid
 * @throws formError of an order that brings in nothing yet, and of one on an invoice: what is paid there is paid of it
 */
async function markPaid(ctx: Context, orderId: number, paidAt: number | null): Promise<void> {
  const order = await lockOrder(ctx, orderId)
  const row = await ctx.db
    .selectFrom('order_revenues')
    .select('paid_at')
    .where('delivery_order_id', '=', orderId)
    .executeTakeFirst()
  if (!row) {
    throw formError({}, 'not_billable_yet', nothingToPay)
  }
  if ((row.paid_at === null) === (paidAt === null)) return
  const invoice = await liveInvoice(ctx, orderId)
  if (invoice !== null) throw formError({}, 'on_invoice', paidOnInvoice(invoice))
  await ctx.db.updateTable('order_revenues').set({ paid_at: paidAt }).where('delivery_order_id', '=', orderId).execute()
  await announce(ctx, order, {
    verb: paidAt === null ? 'unpaid' : 'paid',
    status: order.status,
    before: { paidAt: row.paid_at },
    details: { paidAt },
  })
}

/** The number of the newest invoice on which an order stands; null: on none. */
async function liveInvoice({ db }: Context, orderId: number): Promise<string | null> {
  const row = await db
    .selectFrom('invoice_lines as line')
    .innerJoin('invoices as invoice', 'invoice.id', 'line.invoice_id')
    .select('invoice.number')
    .where('line.delivery_order_id', '=', orderId)
    .where('line.is_live', '=', true)
    .orderBy('line.id', 'desc')
    .limit(1)
    .executeTakeFirst()
  return row?.number ?? null
}
