import { brokeredError } from '#domain/orders/brokerage-refusals.ts'
import { nextMove, planMove, type ForwardStatus, type MoveActor } from '#domain/orders/order-status.ts'
import type { Context } from '#server/http/context.ts'
import type { Schema } from '#generated/handlers.ts'
import { carryUp } from '../chain/carry-up.ts'
import { checkedTime } from '../core/checked-time.ts'
import { moveConflict, refusedMove } from '../core/last-acts.ts'
import { findOrder, type OrderChange, type OrderRecord } from '../core/order-record.ts'
import { actorOf, announce, locationOf, stampsOf, updateBy } from '../core/order-timeline.ts'
import { endWaits } from '../records/end-waits.ts'
import { refuseUndone } from '../records/required-actions.ts'

/**
 * Moves an order forward (docs/rules/order-status.md, "Moves"). A step that the office skips gets its own time and timeline entry.
 * @param occurredAt when it happened by the clock of the device, unix seconds; now unless given
 * @throws invalidTransition when the order is not where the move starts, also when another move came first
 * @throws formError `protocol_incomplete` when a driver would leave a stop with something required undone
 * @throws brokeredError while another courier carries it out
 * @throws formError on `/occurredAt` for a time that cannot be
 */
export async function moveOrder(
  ctx: Context,
  orderId: number,
  to: ForwardStatus,
  occurredAt?: number,
): Promise<Schema<'OrderMoved'>> {
  const order = await findOrder(ctx, orderId)
  if (order.brokeredToTenantId !== null) throw brokeredError()
  const at = await checkedTime(ctx, order, occurredAt)
  const plan = planMove({ from: order.status, to, actor: moveActor(ctx, order), at })
  if (!plan.ok) throw await refusedMove(ctx, order, plan.refusal)
  await refuseUndone(ctx, order)
  // A driver who drives on waits no more. The office, which moves orders after the fact, does not know when a wait ended.
  if (order.driverUserId === ctx.userId) await endWaits(ctx, [order], at)

  const moved = await compareAndSet(ctx, order, { ...stampsOf(plan.steps), status: to })
  await announce(ctx, order, {
    verb: verbs[to],
    status: to,
    before: { status: order.status },
    details: { status: to, occurredAt: at },
    updates: plan.steps.map((step) => ({ ...updateBy(ctx, actorOf(ctx), orderId, step), ...locationOf(order, step) })),
  })
  await carryUp(ctx, [{ order, status: to, steps: plan.steps }])
  return moved
}

/**
 * Makes the forward move that comes next; there is none while the order waits for a driver, or once it is closed.
 * @throws invalidTransition also when the order is not where the caller believes it: the next move would be another one
 */
export async function moveOrderNext(
  ctx: Context,
  orderId: number,
  { from, occurredAt }: Schema<'OrderNextMove'>,
): Promise<Schema<'OrderMoved'>> {
  const order = await findOrder(ctx, orderId)
  const next = nextMove(order.status)
  if (next === null || (from !== undefined && from !== order.status)) throw await moveConflict(ctx, order)
  return moveOrder(ctx, orderId, next, occurredAt)
}

/** Who asks for a move. Assigning is the act of the courier that carries the order. */
export function moveActor(ctx: Context, order: OrderRecord): MoveActor {
  return {
    isCourierTenant: order.receiverTenantId === ctx.tenantId,
    permissions: ctx.permissions,
    isOrdersDriver: order.driverUserId === ctx.userId,
  }
}

/**
 * Changes the order if it still is as it was read: of two simultaneous acts one finds it so. The driver counts as well,
 * or a driver could move an order that was taken from him a moment ago; and whether it was brokered meanwhile.
 * @throws invalidTransition with the status that the other act left behind
 */
export async function compareAndSet(
  ctx: Context,
  order: OrderRecord,
  change: OrderChange,
): Promise<Schema<'OrderMoved'>> {
  const moved = await ctx.db
    .updateTable('delivery_orders')
    .set({ ...change, updated_at: ctx.now })
    .where('id', '=', order.id)
    .where('status', '=', order.status)
    .where('driver_user_id', 'is not distinct from', order.driverUserId)
    .where('brokered_to_tenant_id', 'is not distinct from', order.brokeredToTenantId)
    .returning(['id', 'status', 'updated_at'])
    .executeTakeFirst()
  if (!moved) throw await moveConflict(ctx, await findOrder(ctx, order.id))
  return { id: moved.id, status: moved.status, updatedAt: moved.updated_at }
}

const verbs: Readonly<Record<ForwardStatus, string>> = {
  pickedUp: 'picked-up',
  droppedOff: 'dropped-off',
  completed: 'completed',
}
