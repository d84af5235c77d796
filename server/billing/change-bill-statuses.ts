import { sql } from 'kysely'
import { formError } from '#domain/text/refusal.ts'
import type { Schema } from '#generated/handlers.ts'
import type { Context } from '#server/http/context.ts'
import { invoicesOfOrders } from '#server/orders/core/invoices-of-orders.ts'
import { lockOrders } from '#server/orders/core/locked-order.ts'
import {
  inClosedBooks,
  onInvoice,
  ordersInClosedBooks,
  refuseWithoutReason,
  setBillStatuses,
} from '#server/orders/editing/set-bill-statuses.ts'
import { inGroups } from './accounting-groups.ts'
import { courierPay } from './courier-pay.ts'
import { refuseForeign } from './refuse-foreign.ts'
import { refuseDays, revenueRows } from './revenue-rows.ts'

const mostOrders = 5_000

/**
 * Says of several orders whether they are billed, all in one transaction: what may not be changed stays and is named, and keeps no other.
 * @throws formError when no orders are named, one is carried by others, they are too many, or it is not said why they are not billable
 */
export async function changeBillStatuses(
  ctx: Context,
  { orderIds, groups, billStatus, reason }: Schema<'BillStatusesChange'>,
): Promise<Schema<'BillStatusesChanged'>> {
  refuseWithoutReason(billStatus, reason)
  const ids = [...new Set([...(orderIds ?? []), ...(groups ? await ordersOf(ctx, groups) : [])])]
  if (orderIds === undefined && groups === undefined) throw formError({ '/orderIds': ['Required'] })
  if (ids.length > mostOrders) {
    throw formError({ '/groups/ids': [`Must be of at most ${mostOrders} orders together: choose fewer`] })
  }
  await refuseForeign(ctx, 'orders', orderIds ?? [], (index) => `/orderIds/${index}`)
  const orders = await lockOrders(ctx, ids)
  const others = orders.filter((order) => order.billStatus !== billStatus)
  const invoices = await invoicesOfOrders(
    ctx,
    others.filter((order) => order.billStatus === 'exported').map(({ id }) => id),
  )
  const closed = await ordersInClosedBooks(
    ctx,
    others.map(({ id }) => id),
  )
  const changing = others.filter(({ id }) => !invoices.has(id) && !closed.has(id))
  if (changing.length > 0) await setBillStatuses(ctx, changing, billStatus, reason ?? null)
  return {
    changed: changing.length,
    unchanged: orders.length - others.length,
    refused: others
      .flatMap(({ id: orderId }) => {
        const [number] = invoices.get(orderId) ?? []
        const day = closed.get(orderId)
        if (number === undefined && day === undefined) return []
        const { code, message } = number === undefined ? inClosedBooks(day ?? '') : onInvoice(number)
        return [{ orderId, code, message }]
      })
      .slice(0, 1_000),
  }
}

async function ordersOf(
  ctx: Context,
  { grouping, ids, from, until, filter }: NonNullable<Schema<'BillStatusesChange'>['groups']>,
): Promise<number[]> {
  const days = { from, until }
  refuseDays(days)
  const pay = await courierPay(ctx)
  const rows = revenueRows({ tenantId: ctx.tenantId, days, filter, pay }, inGroups(grouping, ids, pay.schedule))
  const found = await sql<{ id: number }>`
    select delivery_order_id as id from (${rows}) as r order by 1 limit ${mostOrders + 1}`.execute(ctx.db)
  return found.rows.map(({ id }) => id)
}
