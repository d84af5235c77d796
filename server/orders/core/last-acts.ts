import { type LastAct, impossibleMove, moveRefusal } from '#domain/orders/move-refusals.ts'
import { updateTypeOnEntering } from '#domain/orders/order-status.ts'
import type { Refusal } from '#domain/text/refusal.ts'
import type { Context } from '#server/http/context.ts'
import { namesOfDrivers } from './drivers.ts'
import type { OrderRecord } from './order-record.ts'
import { seesDrivers } from './order-viewer.ts'

const moves = [...Object.values(updateTypeOnEntering), 'undone' as const]

/**
 * By which act each order came to where it stands, and who drives it, as far as the caller may read that
 * (docs/rules/brokerage.md, "Who reads what"): what is told
 * to a person who came a moment later. People of the own organisation by their names, of another one by the name of that.
 */
export async function lastActs(ctx: Context, orders: readonly OrderRecord[]): Promise<ReadonlyMap<number, LastAct>> {
  if (orders.length === 0) return new Map()
  const ids = orders.map(({ id }) => id)
  const rows = await ctx.db
    .selectFrom('delivery_order_updates')
    .distinctOn('delivery_order_id')
    .select(['delivery_order_id', 'type', 'actor_user_id', 'actor_name', 'actor_tenant_id', 'actor_tenant_name'])
    .select(['assignee_user_id', 'broker_supplier_name'])
    .where('delivery_order_id', 'in', ids)
    .where('type', 'in', moves)
    .orderBy('delivery_order_id')
    .orderBy('id', 'desc')
    .execute()
  const drivers = await namesOfDrivers(
    ctx,
    orders.map(({ driverUserId }) => driverUserId),
  )
  return new Map(
    orders.map((order): [number, LastAct] => {
      const { id, driverUserId, receiverTenantId } = order
      const row = rows.find((each) => each.delivery_order_id === id)
      // Placed and never assigned, an order was brought nowhere by anybody.
      const isMove = row !== undefined && (row.type !== 'created_unassigned' || row.assignee_user_id !== null)
      // That another courier carries out what one courier promised is for the one that sold it alone.
      const isHidden = (row?.broker_supplier_name ?? null) !== null && receiverTenantId !== ctx.tenantId
      const name = row?.actor_tenant_id === ctx.tenantId ? row.actor_name : row?.actor_tenant_name
      const by = row?.actor_user_id === ctx.userId ? 'you' : name || null
      const driver = seesDrivers(order, ctx) ? (drivers.get(driverUserId ?? 0)?.name ?? null) : null
      return [id, { by: isMove && !isHidden ? by : null, driver, isUndone: row?.type === 'undone' }]
    }),
  )
}

/** 422 `invalid_transition`, with who brought the order to where it stands. */
export async function moveConflict(ctx: Context, order: OrderRecord): Promise<Refusal> {
  const acts = await lastActs(ctx, [order])
  return impossibleMove(order.status, acts.get(order.id))
}

/** What a refused move answers. */
export async function refusedMove(
  ctx: Context,
  order: OrderRecord,
  refusal: Parameters<typeof moveRefusal>[0],
): Promise<Refusal> {
  return refusal.code === 'invalid_transition' ? moveConflict(ctx, order) : moveRefusal(refusal, order.status)
}
